package io.agentdoc.assembler.repository;

import io.agentdoc.assembler.packages.LineEndings;
import io.agentdoc.document.value.Bytes;
import java.util.List;
import java.util.Optional;

/** Compares a generated view with the one that the package carries (12.5, decision 16). */
public final class ViewComparison {
    private ViewComparison() {}

    public static Comparison of(Views.View fresh, Optional<Bytes> published) {
        if (published.isEmpty()) {
            return fresh.optional() ? new Comparison.Same() : new Comparison.Absent();
        }
        Bytes old = published.get();
        if (old.equals(fresh.bytes())) {
            return new Comparison.Same();
        }
        if (!firstLine(old).equals(fresh.title())) {
            return new Comparison.OthersWork(firstLine(old), List.of());
        }
        return new Comparison.Drifted(
                UnifiedDiff.of(fresh.name(), old, fresh.name() + " from the package", fresh.bytes()),
                List.of(),
                LineEndings.alone(old, fresh.bytes())
                        ? Optional.of("the line endings alone differ: a checkout converted them")
                        : Optional.empty());
    }

    private static String firstLine(Bytes bytes) {
        String text = bytes.display();
        int end = text.indexOf('\n');
        return (end < 0 ? text : text.substring(0, end)).stripTrailing();
    }
}
