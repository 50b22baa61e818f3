package io.agentdoc.templates.part;

import io.agentdoc.templates.words.SectionName;
import java.util.List;

/** What it offers (9.5). */
public record SellsPart(List<SourceMark> from, List<Row> rows, List<OfferingPart> offerings, List<PlanPart> plans)
        implements SectionPart {
    public SellsPart {
        from = List.copyOf(from);
        rows = List.copyOf(rows);
        offerings = List.copyOf(offerings);
        plans = List.copyOf(plans);
    }

    @Override
    public SectionName name() {
        return SectionName.SELLS;
    }
}
