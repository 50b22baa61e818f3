package io.agentdoc.assembler.read;

import io.agentdoc.document.codec.Instants;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonText;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.stated.Stated;
import io.agentdoc.document.value.Digest;
import io.agentdoc.document.value.PublicKey;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** What the three records share: who produced them, when, about whom, and over which digests (8.1, 8.5). */
final class RecordTrunk {
    private static final Pattern ADDRESS = Pattern.compile(
            "[a-zA-Z0-9+.-]://|@[^ ]{1,253}\\.|\\b\\d{1,3}(\\.\\d{1,3}){3}\\b|[A-Za-z0-9.-]:\\d{2,5}\\b");
    private static final Pattern IMAGE = Pattern.compile("([a-z0-9]+([+._-][a-z0-9]+)*:)?[0-9a-f]{32,128}");
    private static final List<String> KEY_NAMES = List.of("agent_key", "id", "key");

    private RecordTrunk() {}

    /** The producer's key in our spelling. */
    static Stated<String> by(Quote record) {
        return record.take(
                "by", "a public key", at -> at.text().flatMap(PublicKey::parse).map(PublicKey::nkey));
    }

    static Optional<PublicKey> producer(Quote record) {
        return record.node().text("by").flatMap(PublicKey::parse);
    }

    static Optional<Instant> producedAt(Quote record) {
        return record.node().text("produced_at").flatMap(Instants::parse);
    }

    /** The subject, which shipped deployment records call the agent (8.5). */
    static Names names(Quote record) {
        Optional<Node> about = record.member("subject").or(() -> record.member("agent"));
        if (record.has("agent") && !record.has("subject")) {
            record.notes().note("8.5-1", record.member("agent").orElseThrow(), "read as the subject");
        }
        Optional<String> id = about.flatMap(RecordTrunk::key);
        about.filter(at -> id.flatMap(PublicKey::parse).isEmpty())
                .ifPresent(
                        at -> record.notes().warn("8.4-1", at, "names no key that can be read, so it is about nobody"));
        return Names.of(id, about.flatMap(at -> at.text("handle")), Optional.empty(), Optional.empty());
    }

    private static Optional<String> key(Node about) {
        return about.text()
                .or(() -> KEY_NAMES.stream()
                        .flatMap(name -> about.text(name).stream())
                        .findFirst());
    }

    static Stated<String> packageDigest(Quote record) {
        return record.part("package").map(what -> digest(what, "sha256")).orElseGet(Stated::notStated);
    }

    static Stated<String> digest(Quote from, String name) {
        return from.take(
                name, "a SHA-256", at -> at.text().flatMap(Digest::parse).map(Digest::toString));
    }

    /** The digest of an image, in whichever algorithm an image store uses. */
    static Stated<String> imageDigest(Quote record) {
        return record.take(
                "image_digest",
                "the digest of an image",
                at -> at.text().filter(text -> IMAGE.matcher(text).matches()));
    }

    /** The moment at which it was produced, as the record spells it. */
    static Stated<String> moment(Quote record) {
        return record.take(
                "produced_at",
                "a moment",
                at -> at.text().filter(text -> Instants.parse(text).isPresent()));
    }

    static Optional<Digest> parsed(Stated<String> digest) {
        return digest.carried().flatMap(Digest::parse);
    }

    /** The named members of an object, for what may be carried of one that also holds what may not. */
    static Json only(Node object, List<String> names) {
        JsonObject.Builder kept = JsonObject.builder();
        for (String name : names) {
            object.member(name).filter(at -> !at.isNull()).ifPresent(at -> kept.put(name, at.value()));
        }
        return kept.build();
    }

    /** The texts of an object that are no address: a view never carries where a deploy stands (8.3). */
    static Stated<Json> withoutAddresses(Quote record, String name) {
        return record.take(name, "an object", at -> {
            JsonObject.Builder kept = JsonObject.builder();
            at.members().stream()
                    .filter(entry -> entry.node().value() instanceof JsonText text && !isAddress(text.value()))
                    .forEach(entry -> kept.put(entry.name(), entry.node().value()));
            return kept.isEmpty() ? Optional.empty() : Optional.of(kept.build());
        });
    }

    /** Whether a text holds an address, of whatever kind. */
    static boolean isAddress(String text) {
        return ADDRESS.matcher(text).find();
    }
}
