package io.agentdoc.assembler.read;

import io.agentdoc.assembler.verify.LocalForm;
import io.agentdoc.document.codec.Instants;
import io.agentdoc.document.model.Sections;
import io.agentdoc.document.stated.Stated;
import io.agentdoc.document.value.PublicKey;
import java.util.Optional;
import java.util.Set;

/**
 * Reads a platform's receipt of one task (7.6). It fills no section: of a task there is no saying what it cost, for the
 * cost is the responder's claim, nor who asked for it. That it was completed can show a sample to be real (7.7).
 */
final class ReceiptReader implements SourceReader {
    private static final Set<String> NAMES = Set.of("completed", "canceled", "trial");

    @Override
    public Reading read(Input input) {
        Notes notes = new Notes(input.id());
        Quote from = input.quote(notes);
        if (!LocalForm.RECEIPT.isFormOf(input.root().value())) {
            notes.warn("7.6-10", from.node(), LocalForm.RECEIPT.missed() + ", so it shows nothing");
            return Reading.silent(input, notes);
        }
        Stated<String> responder = from.text("responder");
        Evidence evidence = new Evidence.Receipted(
                RecordTrunk.producer(from),
                from.word("name", NAMES).carried(),
                responder.carried().flatMap(PublicKey::parse),
                from.text("offering").carried(),
                from.text("task_id").carried(),
                from.take("completed_at", "a moment", at -> at.text().flatMap(Instants::parse))
                        .carried());
        Names names = Names.of(responder.carried(), Optional.empty(), Optional.empty(), Optional.empty());
        return new Reading(input.id(), input.kind(), names, Sections.silent(), evidence, notes.findings());
    }
}
