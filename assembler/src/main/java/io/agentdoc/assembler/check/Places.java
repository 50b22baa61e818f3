package io.agentdoc.assembler.check;

import io.agentdoc.document.check.Finding;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.report.Located;
import io.agentdoc.document.report.Locations;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Limits;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Gives findings their file, and the line and the column in it. */
final class Places {
    private final Target target;
    private final Map<String, Optional<Locations>> known = new HashMap<>();

    Places(Target target) {
        this.target = target;
    }

    static List<Located> nowhere(List<Finding> findings) {
        return findings.stream().map(Located::nowhere).toList();
    }

    List<Located> of(List<Finding> findings) {
        return findings.stream().map(this::located).toList();
    }

    private Located located(Finding finding) {
        if (target instanceof Target.Document document) {
            return known.computeIfAbsent("", name -> Optional.of(new Locations(document.bytes(), document.root())))
                    .map(locations -> locations.of(finding, finding.place()))
                    .orElseGet(() -> Located.nowhere(finding));
        }
        int mark = finding.place().indexOf('#');
        String file = mark < 0 ? finding.place() : finding.place().substring(0, mark);
        String inside = mark < 0 ? "" : finding.place().substring(mark + 1);
        if (target.file(file).isEmpty()) {
            return Located.nowhere(finding);
        }
        return known.computeIfAbsent(file, this::locations)
                .map(locations -> locations.of(finding, inside))
                .orElseGet(() -> Located.nowhere(finding))
                .in(file);
    }

    private Optional<Locations> locations(String file) {
        return target.file(file).flatMap(bytes -> json(bytes).map(root -> new Locations(bytes, root)));
    }

    private static Optional<Json> json(Bytes bytes) {
        return new JsonParser(Limits.standard()).parse(bytes) instanceof JsonReading.Parsed(Json root)
                ? Optional.of(root)
                : Optional.empty();
    }
}
