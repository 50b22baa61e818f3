package io.agentdoc.assembler.read;

import io.agentdoc.assembler.verify.LocalForm;
import io.agentdoc.document.model.Sections;

/** Reads a declaration of data use in a document of its own, which a Descriptor points at and does not repeat (6.2, 6.9). */
final class DataUseReader implements SourceReader {

    @Override
    public Reading read(Input input) {
        Notes notes = new Notes(input.id());
        Quote from = input.quote(notes);
        if (!LocalForm.DATA_USE.isFormOf(input.root().value())) {
            notes.warn("6.9-17", from.node(), LocalForm.DATA_USE.missed() + ", so none of it is stated");
            return Reading.silent(input, notes);
        }
        Sections says = Sections.silent().with(DataUse.read(from, "data_use"));
        return new Reading(input.id(), input.kind(), Names.in(from), says, new Evidence.None(), notes.findings());
    }
}
