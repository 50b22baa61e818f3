package io.agentdoc.assembler.verify;

import io.agentdoc.document.model.SignatureState;
import io.agentdoc.document.value.PublicKey;
import java.util.List;
import java.util.Optional;

/** What checking a document's own signature found, with the reason a reader is owed (9.4). */
public sealed interface SignatureCheck {

    /**
     * Every signature of the kind's own tag holds, and the key that had to sign is among those that did.
     *
     * @param all the keys whose signatures hold, in the order of the entries, each once: two while an assembler changes its
     *     key, so that a reader who knows either of them can tell whose document it is
     */
    record Verified(String tag, List<PublicKey> all, Optional<String> note) implements SignatureCheck {
        public Verified {
            all = List.copyOf(all);
        }

        public Verified(String tag, PublicKey by, Optional<String> note) {
            this(tag, List.of(by), note);
        }

        /** The one that is named where there is room for one. */
        public PublicKey by() {
            return all.getFirst();
        }
    }

    /**
     * A signature holds over one named form of the document, which may leave out some of what was served.
     *
     * @param by how we write the key that signed
     * @param whole whether the form covers every member that is carried, without which nothing is called verified
     */
    record Covers(String by, Coverage coverage, boolean whole, List<String> notes) implements SignatureCheck {
        public Covers {
            notes = List.copyOf(notes);
        }

        /** The same for a reading that carries something which the form leaves out. */
        public Covers inPart() {
            return new Covers(by, coverage, false, notes);
        }
    }

    /** The document carries no signature, which is a stated condition and no fault (8.1). */
    record Unsigned(Optional<String> note) implements SignatureCheck {}

    /** A signature does not hold or is not by the key that had to sign: the document is shown and moves nothing (8.1). */
    record Failed(String why, Optional<PublicKey> by) implements SignatureCheck {}

    /** There is something that we could not judge; it is never called unsigned (8.6, 9.4). */
    record NotChecked(String why) implements SignatureCheck {}

    /** The word that an AgentDoc has for it. */
    default SignatureState state() {
        return switch (this) {
            case Verified verified -> SignatureState.VERIFIED;
            case Covers covers -> covers.whole() ? SignatureState.VERIFIED : SignatureState.NOT_CHECKED;
            case Unsigned unsigned -> SignatureState.UNSIGNED;
            case Failed failed -> SignatureState.FAILED;
            case NotChecked notChecked -> SignatureState.NOT_CHECKED;
        };
    }

    /** The sentence that goes with it, where there is one. */
    default Optional<String> sentence() {
        return switch (this) {
            case Verified verified -> verified.note();
            case Covers covers ->
                Optional.of((covers.whole() ? "" : "the signature does not cover everything that is carried here; ")
                        + String.join("; ", covers.notes()));
            case Unsigned unsigned -> unsigned.note();
            case Failed failed -> Optional.of(failed.why());
            case NotChecked notChecked -> Optional.of(notChecked.why());
        };
    }

    /** The key whose signature was checked, where one was. */
    default Optional<PublicKey> key() {
        return switch (this) {
            case Verified verified -> Optional.of(verified.by());
            case Failed failed -> failed.by();
            case Covers covers -> Optional.empty();
            case Unsigned unsigned -> Optional.empty();
            case NotChecked notChecked -> Optional.empty();
        };
    }

    /** How we write the key whose signature was checked, where one was. */
    default Optional<String> signer() {
        return this instanceof Covers covers ? Optional.of(covers.by()) : key().map(PublicKey::nkey);
    }

    /** How we write every key whose signature was checked. */
    default List<String> signers() {
        return this instanceof Verified verified
                ? verified.all().stream().map(PublicKey::nkey).toList()
                : signer().stream().toList();
    }

    /** What the signature covers, where the format leaves a choice. */
    default Optional<Coverage> covered() {
        return this instanceof Covers covers ? Optional.of(covers.coverage()) : Optional.empty();
    }
}
