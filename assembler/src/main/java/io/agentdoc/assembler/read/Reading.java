package io.agentdoc.assembler.read;

import io.agentdoc.document.check.Finding;
import io.agentdoc.document.model.KnownKind;
import io.agentdoc.document.model.Sections;
import io.agentdoc.document.value.SourceId;
import java.util.List;

/**
 * What one source says, typed and cited: its own view of each section, silent where it says nothing.
 *
 * @param names whom and what the source says it is about
 * @param says the sections as far as this source fills them
 * @param evidence what records and observations found, which moves columns and fills no section by itself
 */
public record Reading(
        SourceId id, KnownKind kind, Names names, Sections says, Evidence evidence, List<Finding> findings) {
    public Reading {
        findings = List.copyOf(findings);
    }

    /** Nothing but what was noted: a document that is not what it is said to be says nothing. */
    static Reading silent(Input input, Notes notes) {
        return new Reading(
                input.id(), input.kind(), Names.nobody(), Sections.silent(), new Evidence.None(), notes.findings());
    }
}
