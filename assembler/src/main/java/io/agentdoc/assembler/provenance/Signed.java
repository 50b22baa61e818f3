package io.agentdoc.assembler.provenance;

import io.agentdoc.assembler.verify.SignatureCheck;
import java.util.Optional;

/** Whether a document may carry a join: a failed one breaks it, and one that nobody signed only leaves it open (8.1). */
final class Signed {
    private Signed() {}

    /** What stands in a join's way, where the document's signature does. */
    static Optional<Joining> objection(Join join, Presented.Document document, String what) {
        return switch (document.signature()) {
            case SignatureCheck.Verified verified -> Optional.empty();
            case SignatureCheck.Covers covers when covers.whole() -> Optional.empty();
            case SignatureCheck.Failed(String why, var by) ->
                Optional.of(Joining.failed(join, "the signature of " + what + " failed: " + why, document.name()));
            case SignatureCheck.Unsigned unsigned ->
                Optional.of(Joining.open(join, what + " is unsigned, so nobody stands behind it", document.name()));
            case SignatureCheck.NotChecked(String why) ->
                Optional.of(
                        Joining.open(join, "the signature of " + what + " was not checked: " + why, document.name()));
            case SignatureCheck.Covers covers ->
                Optional.of(
                        Joining.open(join, "the signature of " + what + " does not cover all of it", document.name()));
        };
    }
}
