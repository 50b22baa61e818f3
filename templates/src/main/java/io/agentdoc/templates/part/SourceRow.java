package io.agentdoc.templates.part;

import io.agentdoc.templates.safe.Anchor;
import io.agentdoc.templates.safe.SafeHtml;
import io.agentdoc.templates.words.SourceSignature;
import java.util.List;

/** One source as a reader checks it: what kind, where, when, which bytes, and what was found of its signature (9.4). */
public record SourceRow(
        Anchor anchor,
        SafeHtml id,
        SafeHtml kind,
        List<Row> rows,
        SourceSignature signature,
        SafeHtml signatureWords,
        List<SafeHtml> notes) {
    public SourceRow {
        rows = List.copyOf(rows);
        notes = List.copyOf(notes);
    }
}
