package io.agentdoc.assembler.probe;

import io.agentdoc.document.codec.Instants;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Limits;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * Looks at what a host really serves of a site: that each file is there, is what it is said to be, can be read from other
 * places, is the one that was built, and is not older than it says it may be (9.2, 6.7, 9.3).
 *
 * <p>Of a directory a few documents are asked for, since a host's settings are the same for all.
 */
public final class Doctor {
    private static final String WELL_KNOWN = ".well-known/";
    private static final String PROGRAMS = "agents.jsonl";
    /** Of how many agents a host is asked for its document: a host that serves three right serves all alike. */
    private static final int DOCUMENTS = 3;

    private final URI base;
    private final LocalBuild build;
    private final Instant at;
    private final Notes notes = new Notes();

    /**
     * @param base where the site stands
     * @param at the moment by which a view is old or not
     */
    public Doctor(URI base, LocalBuild build, Instant at) {
        this.base = base.toString().endsWith("/") ? base : URI.create(base + "/");
        this.build = build;
        this.at = at;
    }

    public Diagnosis look() {
        try (HostProbe probe = new HostProbe()) {
            Files files = new Files(base, probe, build, notes);
            boolean isDirectory = build.file(PROGRAMS).isPresent();
            if (isDirectory) {
                directory(files);
            } else {
                agent(files, WELL_KNOWN + "agentdoc");
                descriptor(files);
            }
            files.plain(WELL_KNOWN + "agentdoc-assembler.json", "9.11-1");
            return notes.diagnosis();
        }
    }

    private void directory(Files files) {
        files.page("", "9.2-3");
        files.plain(PROGRAMS, "9.2-2");
        files.missing("no-such-page-is-here/");
        documents(build.file(PROGRAMS)).forEach(document -> agent(files, document));
    }

    private void descriptor(Files files) {
        if (build.file(WELL_KNOWN + "agent-descriptor.json").isPresent()) {
            files.json(WELL_KNOWN + "agent-descriptor.json", "6.7-1");
        }
    }

    /** A document and its page, which stands at the same path without the ending (9.2). */
    private void agent(Files files, String name) {
        files.json(name + ".json", "9.2-1").ifPresent(served -> age(name + ".json", served.body()));
        files.page(name, "9.2-3");
    }

    private void age(String name, Bytes document) {
        Optional<Instant> stale = tree(document)
                .flatMap(tree -> Node.root(tree).text("stale_after"))
                .flatMap(Instants::parse)
                .filter(moment -> !moment.isAfter(at));
        stale.ifPresent(moment -> notes.warn(
                "9.3-6",
                base + name,
                "it is to be treated as an old view since " + Instants.text(moment) + "; build and publish again"));
    }

    private static Optional<Json> tree(Bytes bytes) {
        return new JsonParser(Limits.standard()).parse(bytes) instanceof JsonReading.Parsed(Json tree)
                ? Optional.of(tree)
                : Optional.empty();
    }

    private static List<String> documents(Optional<Bytes> programs) {
        return programs.map(bytes -> new String(bytes.toArray(), StandardCharsets.UTF_8)).stream()
                .flatMap(String::lines)
                .limit(DOCUMENTS)
                .flatMap(line -> tree(Bytes.utf8(line)).stream())
                .flatMap(row -> Node.root(row).text("document").stream())
                .map(document -> document.replaceFirst("\\.json$", ""))
                .toList();
    }

    /** The files of the site, asked for one by one. */
    private record Files(URI base, HostProbe probe, LocalBuild build, Notes notes) {

        /** A document that programs read, from wherever they are. */
        Optional<Served> json(String name, String rule) {
            Optional<Served> had = plain(name, rule);
            had.ifPresent(served -> {
                boolean isJson = served.type().equals("application/json")
                        || served.type().endsWith("+json");
                if (!isJson) {
                    notes.fail(
                            rule,
                            base + name,
                            "it is served as " + named(served.type()) + "; a host has to say application/json");
                }
                cors(name, served);
                revalidation(name, served);
            });
            return had;
        }

        /** A file as it was built. */
        Optional<Served> plain(String name, String rule) {
            Optional<Served> had = get(name, rule);
            had.ifPresent(served -> {
                Optional<Bytes> built = build.file(name);
                if (built.isPresent() && !built.get().equals(served.body())) {
                    notes.fail(
                            rule,
                            base + name,
                            "its bytes are not those of the build; publish the build, or look for what rewrites it");
                } else {
                    notes.sound(name + " " + served.status() + " " + served.type()
                            + (built.isPresent() ? ", as built" : ""));
                }
            });
            return had;
        }

        private Optional<Served> get(String name, String rule) {
            try {
                Served served = probe.get(base.resolve(name), Optional.empty());
                notes.reached();
                if (served.status() == 200) {
                    elsewhere(name, served);
                    return Optional.of(served);
                }
                notes.fail(rule, base + name, "the host answers " + served.status() + hint(name, served.status()));
            } catch (IOException | IllegalArgumentException unreachable) {
                notes.fail(
                        rule,
                        base + name,
                        "it cannot be had: " + unreachable.getClass().getSimpleName()
                                + (unreachable.getMessage() == null ? "" : " (" + unreachable.getMessage() + ")"));
            }
            return Optional.empty();
        }

        /** The commonest of silent failures: hosts and upload actions that drop folders with a dot. */
        private static String hint(String name, int status) {
            boolean isHidden = status == 404 && name.startsWith(WELL_KNOWN);
            return isHidden
                    ? "; many hosts drop folders that begin with a dot: publish .nojekyll with the site, and let the"
                            + " upload include hidden files"
                    : "";
        }

        private void elsewhere(String name, Served served) {
            boolean isElsewhere = !String.valueOf(served.from().getHost()).equals(String.valueOf(base.getHost()));
            if (isElsewhere) {
                notes.warn(
                        "9.2-1",
                        base + name,
                        "it is served from " + served.from().getHost() + ", where it leads by a redirect");
            }
        }

        private void cors(String name, Served served) {
            if (!served.header("access-control-allow-origin").equals(Optional.of("*"))) {
                notes.warn(
                        "9.2-1",
                        base + name,
                        "pages of other hosts cannot read it; send Access-Control-Allow-Origin: * with it");
            }
        }

        private void revalidation(String name, Served served) {
            Optional<String> tag = served.header("etag");
            if (tag.isEmpty() && served.header("last-modified").isEmpty()) {
                notes.warn(
                        "9.7-1",
                        base + name,
                        "it has no ETag and no Last-Modified, so that every reader fetches it whole");
                return;
            }
            try {
                boolean isHeeded =
                        tag.isEmpty() || probe.get(base.resolve(name), tag).status() == 304;
                if (!isHeeded) {
                    notes.warn("9.7-1", base + name, "its ETag is not heeded when a reader asks again");
                }
            } catch (IOException gone) {
                notes.warn("9.7-1", base + name, "the host did not answer when it was asked again");
            }
        }

        /** A page that a browser shows and does not save. */
        void page(String name, String rule) {
            get(name, rule).ifPresent(served -> {
                boolean isDownload = served.header("content-disposition")
                        .filter(text ->
                                text.strip().toLowerCase(java.util.Locale.ROOT).startsWith("attachment"))
                        .isPresent();
                if (isDownload || !served.type().equals("text/html")) {
                    notes.fail(
                            rule,
                            base + name,
                            "the page for people is served as " + (isDownload ? "a download" : named(served.type()))
                                    + "; a browser shows text/html and saves the rest");
                } else {
                    notes.sound(named(name) + " " + served.status() + " text/html");
                }
            });
        }

        /** An address where nothing stands has to say so, or every mistyped one looks like an agent. */
        void missing(String name) {
            try {
                Served served = probe.get(base.resolve(name), Optional.empty());
                if (served.status() != 404) {
                    notes.warn(
                            "9.2-2",
                            base + name,
                            "the host answers " + served.status() + " where nothing stands; it has to answer 404");
                }
            } catch (IOException unreachable) {
                notes.warn("9.2-2", base + name, "the host did not answer");
            }
        }

        private static String named(String text) {
            return text.isEmpty() ? "nothing in particular" : text;
        }
    }
}
