package io.agentdoc.cli;

import io.agentdoc.assembler.repository.PackagePlace;
import io.agentdoc.document.check.Finding;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.report.Checked;
import io.agentdoc.document.report.Located;
import io.agentdoc.document.report.Locations;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Limits;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a run over packages found, as reports of checks have it: each finding with its file, its line and its column. */
final class PackageResults {
    private final World world;
    private final List<Checked> all = new ArrayList<>();

    PackageResults(World world) {
        this.world = world;
    }

    /** @param cannotCheck what could not be compared, each in a sentence */
    void add(PackageTarget target, List<Finding> findings, List<String> cannotCheck) {
        boolean repository = target.place() instanceof PackagePlace.Repository;
        all.add(new Checked(
                target.typed(), repository ? "repository" : "package", located(target, findings), cannotCheck));
    }

    List<Checked> all() {
        return all;
    }

    private List<Located> located(PackageTarget target, List<Finding> findings) {
        Path root = world.path(Path.of(target.typed()));
        Map<String, Optional<Locations>> known = new HashMap<>();
        return findings.stream()
                .map(finding -> within(target, finding))
                .map(finding -> located(root, finding, known))
                .toList();
    }

    /** The same with its place as seen from the target. */
    private static Finding within(PackageTarget target, Finding finding) {
        String place = finding.place().startsWith(target.within())
                ? finding.place().substring(target.within().length())
                : finding.place();
        return new Finding(finding.rule(), finding.level(), place, finding.message());
    }

    private static Located located(Path root, Finding finding, Map<String, Optional<Locations>> known) {
        int mark = finding.place().indexOf('#');
        String file = mark < 0 ? finding.place() : finding.place().substring(0, mark);
        String inside = mark < 0 ? "" : finding.place().substring(mark + 1);
        Optional<Bytes> bytes = file.isEmpty() ? Optional.empty() : StandingFile.glance(root.resolve(file));
        if (bytes.isEmpty()) {
            return Located.nowhere(finding);
        }
        return known.computeIfAbsent(file, name -> locations(bytes.get()))
                .map(locations -> locations.of(finding, inside))
                .orElseGet(() -> Located.nowhere(finding))
                .in(file);
    }

    private static Optional<Locations> locations(Bytes bytes) {
        return new JsonParser(Limits.standard()).parse(bytes) instanceof JsonReading.Parsed(Json root)
                ? Optional.of(new Locations(bytes, root))
                : Optional.empty();
    }
}
