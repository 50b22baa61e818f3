package io.agentdoc.cli.config;

import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.model.SourceKind;
import io.agentdoc.document.value.Digest;
import io.agentdoc.document.value.PublicKey;
import io.agentdoc.document.value.SourceId;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

/** The forms of names and identities: agents, sources, kinds, digests, keys. */
final class IdForms {
    private static final Pattern ENTRY = Pattern.compile("[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}._:@/+~ -]{0,199}");
    private static final Pattern NKEY = Pattern.compile("[A-Z2-7]{56}");
    private static final Pattern SEED = Pattern.compile("S[A-Z2-7]{57}");
    private static final Pattern OTHERS_KIND =
            Pattern.compile("[a-z0-9][a-z0-9.-]{0,63}:[A-Za-z0-9][A-Za-z0-9._:-]{0,127}");

    private IdForms() {}

    /** The id of an agent's entry, from which its file names are made. */
    static ScalarForm<String> entryId() {
        String wanted = "an id of letters, digits and . _ - : @ / + ~, at most 200";
        return Forms.ofText(
                wanted,
                "clause-reviewer",
                Forms.textSchema(),
                (scalar, reading) ->
                        ENTRY.matcher(scalar.text()).matches() && !scalar.text().endsWith(" ")
                                ? new Fit.Right<>(scalar.text())
                                : Forms.wants(wanted, "clause-reviewer"),
                id -> id);
    }

    static ScalarForm<SourceId> sourceId() {
        String wanted = "an id of lower-case letters, digits and . _ -, at most 64";
        return parsed(wanted, "terms", Forms.textSchema("pattern", "^[a-z0-9][a-z0-9._-]{0,63}$"), SourceId::parse);
    }

    static ScalarForm<Digest> digest() {
        return parsed(
                "sha256: and 64 lower-case hex digits",
                "what sha256sum prints, after sha256:",
                Forms.textSchema("pattern", "^(sha256:)?[0-9a-f]{64}$"),
                Digest::parse);
    }

    /** A kind of 9.4, or somebody else's kind behind a name and a colon. */
    static ScalarForm<SourceKind> kind() {
        return Forms.ofText(
                "a kind of source",
                "agent-descriptor",
                Forms.textSchema("pattern", "^[a-z0-9].*$"),
                (scalar, reading) -> Kinds.known().contains(scalar.text())
                                || OTHERS_KIND.matcher(scalar.text()).matches()
                        ? new Fit.Right<>(new SourceKind(scalar.text()))
                        : new Fit.Wrong<>("names no kind of source that is known; " + Kinds.cure(scalar.text())),
                SourceKind::toString);
    }

    /** A public key in any of its spellings. */
    static ScalarForm<PublicKey> key() {
        String wanted = "a public key such as U and 55 more characters";
        return Forms.ofText(
                wanted,
                "the line that `agentdoc key FILE` prints",
                Forms.textSchema(),
                (scalar, reading) -> isSeed(scalar.text())
                        ? seed()
                        : PublicKey.parse(scalar.text())
                                .<Fit<PublicKey>>map(Fit.Right::new)
                                .orElseGet(() -> Forms.wants(wanted, "the line that `agentdoc key FILE` prints")),
                PublicKey::toString);
    }

    /** A subject's id: a key, or an address where its sources have no key. */
    static ScalarForm<String> subject() {
        String wanted = "a subject's id: its key, or the address that stands for it";
        ScalarForm<String> line = Forms.line(wanted, "the subject.id of its document");
        return Forms.ofText(
                wanted,
                line.example(),
                line.schema(),
                (scalar, reading) -> {
                    if (isSeed(scalar.text())) {
                        return seed();
                    }
                    boolean broken = NKEY.matcher(scalar.text()).matches()
                            && PublicKey.parse(scalar.text()).isEmpty();
                    return broken
                            ? new Fit.Wrong<>("looks like a key and fails its check sum; copy the key again")
                            : line.fitting().fit(scalar, reading);
                },
                id -> id);
    }

    private static boolean isSeed(String text) {
        return SEED.matcher(text).matches();
    }

    private static <T> Fit<T> seed() {
        return new Fit.Wrong<>("holds a private seed, which must stand in no configuration; type the public key, and"
                + " replace the seed if this file was ever shared");
    }

    private static <T> ScalarForm<T> parsed(
            String wanted, String example, JsonObject schema, Function<String, Optional<T>> parse) {
        return Forms.ofText(
                wanted,
                example,
                schema,
                (scalar, reading) -> parse.apply(scalar.text())
                        .<Fit<T>>map(Fit.Right::new)
                        .orElseGet(() -> Forms.wants(wanted, example)),
                Object::toString);
    }
}
