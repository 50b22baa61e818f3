package io.agentdoc.assembler.verify;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonText;
import io.agentdoc.document.value.PublicKey;
import java.util.Optional;
import java.util.Set;

/** Whose signature a document must carry: the by-equality rule, in decoded keys and never in their spellings (8.1). */
sealed interface RightSigner {

    /** The one key that the document itself names. */
    record Exactly(PublicKey key, String member) implements RightSigner {}

    /** The document names somebody, in a spelling that is no key we know. */
    record Undecodable(String member) implements RightSigner {}

    /** The document names nobody, so that nobody's signature can be the right one. */
    record Nobody(String why) implements RightSigner {}

    /** The document leaves open who signs; whether the key counts is decided elsewhere. */
    record Anybody() implements RightSigner {}

    /** An assembler: whoever it says it is, and never the subject; several of its keys may sign. */
    record Assembler(Optional<PublicKey> named, Optional<PublicKey> subject) implements RightSigner {}

    /** The signer named by a member of the document. */
    static RightSigner named(Optional<Json> value, String member) {
        return value.flatMap(RightSigner::text)
                .<RightSigner>map(text -> PublicKey.parse(text)
                        .<RightSigner>map(key -> new Exactly(key, member))
                        .orElseGet(() -> new Undecodable(member)))
                .orElseGet(() -> new Nobody("the document names no key in " + member));
    }

    /** What stands against a signature of this key, where anything does. */
    default Optional<EntryVerdict> objection(PublicKey by) {
        return switch (this) {
            case Exactly exactly when exactly.key().equals(by) -> Optional.empty();
            case Exactly exactly -> broken(by, "it is by " + by + ", and " + exactly.member() + " is " + exactly.key());
            case Undecodable undecodable ->
                Optional.of(new EntryVerdict.Open(undecodable.member() + " is not a key in a spelling we know"));
            case Nobody nobody -> broken(by, nobody.why());
            case Anybody anybody -> Optional.empty();
            case Assembler assembler
            when assembler.subject().equals(Optional.of(by)) ->
                broken(by, "it is by the subject, which signs nothing in an AgentDoc");
            case Assembler assembler -> Optional.empty();
        };
    }

    /** The one that had to sign and is not among those whose signatures hold. */
    default Optional<PublicKey> missingFrom(Set<PublicKey> keys) {
        return this instanceof Assembler assembler
                ? assembler.named().filter(key -> !keys.contains(key))
                : Optional.empty();
    }

    private static Optional<EntryVerdict> broken(PublicKey by, String why) {
        return Optional.of(new EntryVerdict.Broken(why, Optional.of(by)));
    }

    private static Optional<String> text(Json value) {
        return value instanceof JsonText text ? Optional.of(text.value()) : Optional.empty();
    }
}
