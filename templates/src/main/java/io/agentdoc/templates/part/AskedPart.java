package io.agentdoc.templates.part;

import io.agentdoc.templates.words.SectionName;
import java.util.List;

/** What it can be asked: every interface with every exchange (9.5). */
public record AskedPart(List<SourceMark> from, List<InterfacePart> interfaces, List<Row> rows) implements SectionPart {
    public AskedPart {
        from = List.copyOf(from);
        interfaces = List.copyOf(interfaces);
        rows = List.copyOf(rows);
    }

    @Override
    public SectionName name() {
        return SectionName.ASKED;
    }
}
