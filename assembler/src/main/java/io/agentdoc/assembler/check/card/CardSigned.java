package io.agentdoc.assembler.check.card;

import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.assembler.verify.SignatureCheck;
import io.agentdoc.assembler.verify.SignatureRules;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.KnownKind;
import java.util.Optional;

/** A signature that the card carries holds, as far as it can be judged. */
final class CardSigned implements Rule<Card> {
    private final SignatureRules signatures;

    CardSigned(SignatureRules signatures) {
        this.signatures = signatures;
    }

    @Override
    public void check(Card card, Found into) {
        Optional<Node> list =
                card.root().member("signatures").filter(at -> !at.elements().isEmpty());
        if (list.isEmpty()) {
            return;
        }
        switch (signatures.check(KnownKind.A2A_CARD, card.root().value(), card.servedFrom())) {
            case SignatureCheck.Failed failed -> into.error("a2a-signature", list.get(), "it fails: " + failed.why());
            case SignatureCheck.NotChecked open -> into.cannotCheck("the signature is not checked: " + open.why());
            case SignatureCheck.Unsigned unsigned -> {}
            case SignatureCheck.Covers covers ->
                covers.sentence().ifPresent(note -> into.note("a2a-signature", list.get(), note));
            case SignatureCheck.Verified verified ->
                verified.note().ifPresent(note -> into.warning("a2a-signature", list.get(), note));
        }
    }
}
