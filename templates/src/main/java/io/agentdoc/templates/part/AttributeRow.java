package io.agentdoc.templates.part;

import io.agentdoc.templates.safe.SafeHtml;
import io.agentdoc.templates.words.Attribute;
import io.agentdoc.templates.words.Checked;
import io.agentdoc.templates.words.Holds;
import io.agentdoc.templates.words.Shows;
import java.util.List;

/** One of the twenty-one attributes: when it holds, how it is checked, what this document shows (10). */
public record AttributeRow(
        Attribute attribute, Checked checked, Shows shows, List<SafeHtml> proof, List<SourceMark> sources) {
    public AttributeRow {
        proof = List.copyOf(proof);
        sources = List.copyOf(sources);
    }

    public Holds holds() {
        return Holds.of(attribute);
    }
}
