package io.agentdoc.renderer.site;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.renderer.spill.Scratch;
import io.agentdoc.templates.words.Words;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** A directory of some hundred agents, built with a bound on what is held; in a process of its own, for it to be killed. */
final class SpilledBuild {
    private static final Instant AT = Instant.parse("2026-10-05T12:00:00Z");
    private static final int AGENTS = 540;

    private final Path folder;
    private final int mostHeld;

    SpilledBuild(Path folder, int mostHeld) {
        this.folder = folder;
        this.mostHeld = mostHeld;
    }

    /** Spills all the time, and says so once. */
    @SuppressWarnings("SystemOut")
    public static void main(String[] arguments) {
        new SpilledBuild(Path.of(arguments[0]), 20_000).build(0, () -> {
            System.out.println("spilled");
            System.out.flush();
        });
    }

    Path out() {
        return folder.resolve("site");
    }

    Path beside() {
        return Hosting.beside(out());
    }

    /** Ids of which some meet, in no order. */
    private static List<String> ids() {
        return IntStream.range(0, AGENTS)
                .mapToObj(i ->
                        "%c%c agent %s %d".formatted('A' + i % 3, 'z' - i % 20, i % 50 == 0 ? "Ä" : "a", i * 7 % 530))
                .distinct()
                .toList();
    }

    private static Bytes document(String id, int i, int version) {
        String changed = i % 100 == 0 ? " in version " + version : "";
        boolean speaks = i % 90 == 0 && version == 1;
        return Bytes.utf8("{\"agentdoc\":\"v1\",\"subject\":{\"id\":\"https://a.example/" + i + "\",\"name\":\"" + id
                + "\"},\"assembled_at\":\"" + AT + "\",\"assembled_by\":\"x\",\"sources\":[{\"id\":\"d\","
                + "\"kind\":\"agent-descriptor\",\"url\":\"https://a.example/\",\"signature\":\"unsigned\"}],"
                + "\"sections\":{\"identity\":{\"from\":[\"d\"],\"name\":\"" + id + "\",\"description\":\"Counts"
                + changed
                + ".\"" + (speaks ? ",\"operator\":\"Somebody\"" : "") + "},\"sells\":{\"from\":[\"d\"],\"offerings\":["
                + "{\"id\":\"f\",\"name\":\"Focus\",\"scope\":\"open-with-focus\",\"focus\":\"topic " + i % 9
                + "\",\"state\":\"declared\"},{\"id\":\"o\",\"name\":\"Reads number " + i
                + "\",\"does\":\"Reads.\",\"scope\":\"task-specific\",\"state\":\"declared\"}]}},\"not_stated\":["
                + (speaks ? "" : "\"identity.operator\"") + "],\"signatures\":[]}");
    }

    /** @param halfway called once when half of the agents are written */
    Written build(int version, Runnable halfway) {
        var serving = new Serving(
                Optional.of(new Assembler("me", List.of(), AT)),
                Optional.empty(),
                Optional.of(folder.resolve("history")));
        var settings = new SiteSettings(Words.english(), "Example", Optional.of("https://directory.example/"), serving);
        List<String> ids = ids();
        try (DirectorySite site =
                new DirectorySite(out(), settings, ids, Optional.empty(), new Scratch(beside(), mostHeld))) {
            site.begin(AT);
            for (int i = 0; i < ids.size(); i++) {
                agent(site, ids.get(i), i, version);
                if (i == ids.size() / 2) {
                    site.settle();
                    halfway.run();
                }
            }
            return site.finish();
        }
    }

    /** Some are kept as they were, some are gone in the second version, and some are listed nowhere. */
    private static void agent(DirectorySite site, String id, int i, int version) {
        if (version == 1 && i % 30 == 1) {
            site.keep(id);
            return;
        }
        if (version == 1 && i % 30 == 2) {
            return;
        }
        Bytes descriptor = Bytes.utf8("{\"i\":" + i + ",\"version\":" + (i % 60 == 0 ? version : 0) + "}");
        site.agent(id, io.agentdoc.document.json.JsonDocument.read(document(id, i, version)), i % 40 != 3);
        site.descriptors(
                id,
                List.of(new DescriptorCopy("https://a.example/" + i, descriptor, Optional.empty(), "unsigned")),
                AT);
        site.left(id);
    }
}
