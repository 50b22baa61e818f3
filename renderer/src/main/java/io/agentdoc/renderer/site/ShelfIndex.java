package io.agentdoc.renderer.site;

import io.agentdoc.document.codec.Instants;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonPretty;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import io.agentdoc.document.value.Limits;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The list beside the stored Descriptors of one subject: which is current, and every version that was served.
 *
 * @param current the version that stands at the subject's own address, where one does
 */
record ShelfIndex(String subject, Optional<Digest> current, List<Version> versions) {
    static final String NAME = "index.json";

    private static final String FORMAT = "agentdoc-descriptors-v1";
    private static final ShelfIndex EMPTY = new ShelfIndex("", Optional.empty(), List.of());

    /**
     * One version.
     *
     * @param since the assembly in which it was first served, as that document dates itself
     */
    record Version(Digest digest, Optional<String> agentVersion, String signature, String since) {}

    ShelfIndex {
        versions = List.copyOf(versions);
    }

    /** A list that is absent, or not ours, lists nothing. */
    static ShelfIndex read(Optional<Bytes> bytes) {
        return bytes.map(new JsonParser(Limits.standard())::parse)
                .map(reading -> reading instanceof JsonReading.Parsed(Json tree) ? of(Node.root(tree)) : EMPTY)
                .orElse(EMPTY);
    }

    private static ShelfIndex of(Node index) {
        boolean isOurs = index.text("format").filter(FORMAT::equals).isPresent();
        Optional<String> subject = index.text("subject");
        if (!isOurs || subject.isEmpty()) {
            return EMPTY;
        }
        List<Version> versions = index.member("versions").stream()
                .flatMap(list -> list.elements().stream())
                .flatMap(version -> version(version).stream())
                .toList();
        return new ShelfIndex(subject.get(), index.text("current").flatMap(Digest::parse), versions);
    }

    private static Optional<Version> version(Node version) {
        return version.text("digest")
                .flatMap(Digest::parse)
                .map(digest -> new Version(
                        digest,
                        version.text("agent_version"),
                        version.text("signature").orElse("not_checked"),
                        version.text("since").orElse("")));
    }

    boolean isOf(String id) {
        return versions.isEmpty() || subject.equals(id);
    }

    private boolean has(Digest digest) {
        return versions.stream().anyMatch(version -> version.digest().equals(digest));
    }

    /** What is odd about that one being served now, after these: a version come back, or one number on two documents. */
    List<Remark> remarks(DescriptorCopy now) {
        List<Remark> remarks = new ArrayList<>();
        boolean isAnother = current.isPresent() && !current.get().equals(now.digest());
        if (isAnother && has(now.digest())) {
            remarks.add(new Remark(
                    "6.2-37",
                    "the Descriptor served now is " + now.digest() + ", which " + current.get()
                            + " had taken the place of: it is older than the last one seen"));
        }
        versions.stream()
                .filter(version -> !version.digest().equals(now.digest()))
                .filter(version -> version.agentVersion().isPresent()
                        && version.agentVersion().equals(now.agentVersion()))
                .findFirst()
                .ifPresent(version -> remarks.add(new Remark(
                        "6.5-4",
                        "two Descriptors have the same agent_version: " + version.digest() + " and " + now.digest())));
        return remarks;
    }

    /** With a version at the end, unless it is there. */
    ShelfIndex with(DescriptorCopy copy, Instant at) {
        if (has(copy.digest())) {
            return this;
        }
        List<Version> more = new ArrayList<>(versions);
        more.add(new Version(copy.digest(), copy.agentVersion(), copy.signature(), Instants.text(at)));
        return new ShelfIndex(copy.subject(), current, more);
    }

    ShelfIndex current(Digest digest) {
        return new ShelfIndex(subject, Optional.of(digest), versions);
    }

    /** With what another list of the same subject has beyond this one. */
    ShelfIndex and(ShelfIndex other) {
        if (versions.isEmpty()) {
            return other;
        }
        List<Version> all = new ArrayList<>(versions);
        if (other.subject.equals(subject)) {
            other.versions.stream().filter(version -> !has(version.digest())).forEach(all::add);
        }
        return new ShelfIndex(subject, current, all);
    }

    Bytes json() {
        JsonObject.Builder index = JsonObject.builder().put("format", FORMAT).put("subject", subject);
        current.ifPresent(digest -> index.put("current", digest.toString()));
        return JsonPretty.of(index.put("order", "as first served")
                .put("versions", JsonArray.of(versions.stream().map(ShelfIndex::json)))
                .build());
    }

    private static JsonObject json(Version version) {
        JsonObject.Builder json = JsonObject.builder()
                .put("digest", version.digest().toString())
                .put("file", "sha256-" + version.digest().hex() + ".json");
        version.agentVersion().ifPresent(text -> json.put("agent_version", text));
        return json.put("signature", version.signature())
                .put("since", version.since())
                .build();
    }
}
