package io.agentdoc.templates.page;

import io.agentdoc.templates.part.AttributeRow;
import io.agentdoc.templates.part.DisagreementPart;
import io.agentdoc.templates.part.EntryPart;
import io.agentdoc.templates.part.Row;
import io.agentdoc.templates.part.SectionPart;
import io.agentdoc.templates.part.SourceRow;
import io.agentdoc.templates.part.UnavailablePart;
import io.agentdoc.templates.words.SectionName;
import java.util.Arrays;
import java.util.List;

/** All that an AgentDoc says, in the specification's order: twelve sections, always. */
public record Body(
        List<SectionPart> sections,
        List<Row> alsoSilent,
        List<EntryPart> older,
        List<DisagreementPart> disagreements,
        List<SourceRow> sources,
        List<UnavailablePart> unavailable,
        List<AttributeRow> attributes) {
    public Body {
        sections = List.copyOf(sections);
        alsoSilent = List.copyOf(alsoSilent);
        older = List.copyOf(older);
        disagreements = List.copyOf(disagreements);
        sources = List.copyOf(sources);
        unavailable = List.copyOf(unavailable);
        attributes = List.copyOf(attributes);
        if (!sections.stream().map(SectionPart::name).toList().equals(Arrays.asList(SectionName.values()))) {
            throw new IllegalArgumentException("a page has the twelve sections in their order");
        }
    }
}
