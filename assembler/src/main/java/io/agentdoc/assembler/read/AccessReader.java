package io.agentdoc.assembler.read;

import io.agentdoc.assembler.verify.LocalForm;
import io.agentdoc.document.model.Sections;

/** Reads a declaration of access in a document of its own (6.9). */
final class AccessReader implements SourceReader {

    @Override
    public Reading read(Input input) {
        Notes notes = new Notes(input.id());
        Quote from = input.quote(notes);
        if (!LocalForm.ACCESS.isFormOf(input.root().value())) {
            notes.warn("6.9-26", from.node(), LocalForm.ACCESS.missed() + ", so nothing is said of the door");
            return Reading.silent(input, notes);
        }
        Sections says = Sections.silent().with(AccessBlock.read(from));
        return new Reading(input.id(), input.kind(), Names.in(from), says, new Evidence.None(), notes.findings());
    }
}
