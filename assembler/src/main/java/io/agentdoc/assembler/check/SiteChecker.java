package io.agentdoc.assembler.check;

import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.site.Published;
import io.agentdoc.assembler.check.site.SiteRules;
import io.agentdoc.document.check.Finding;
import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.Limits;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Checks every AgentDoc and every Descriptor of an output folder; pages and lists are drawn from these. */
final class SiteChecker implements Checker.OfOutput {
    private static final String DOCUMENTS = ".json";

    private final Checkers checkers;
    private final JsonParser parser = new JsonParser(Limits.standard());

    SiteChecker(Checkers checkers) {
        this.checkers = checkers;
    }

    @Override
    public Examination examine(Target.Output output) {
        List<Finding> findings = new ArrayList<>();
        List<String> cannotCheck = new ArrayList<>();
        Set<TargetKind> seen = EnumSet.noneOf(TargetKind.class);
        output.files().each(name -> {
            if (name.endsWith(DOCUMENTS)) {
                Examination one = document(name, output, seen);
                one.findings().forEach(finding -> findings.add(in(name, finding)));
                one.cannotCheck().forEach(why -> cannotCheck.add(name + ": " + why));
            }
        });
        if (!seen.contains(TargetKind.AGENTDOC)) {
            findings.add(Unreadable.because("there is no AgentDoc in this folder, so it is no site"));
        }
        return new Examination(findings, cannotCheck);
    }

    private Examination document(String name, Target.Output output, Set<TargetKind> seen) {
        return output.files()
                .bytes(name)
                .map(bytes -> switch (parser.parse(bytes)) {
                    case JsonReading.Malformed broken -> Examination.of(List.of(Unreadable.json(broken)));
                    case JsonReading.Parsed parsed ->
                        known(new Published(name, bytes, Node.root(parsed.root()), output.files()), seen);
                })
                .orElseGet(() -> Examination.of(List.of(Unreadable.because("it cannot be read, or is too large"))));
    }

    private Examination known(Published file, Set<TargetKind> seen) {
        Surroundings around = name -> file.all().bytes(file.base() + name);
        Target.Document document =
                new Target.Document(file.name(), file.bytes(), file.root().value(), around);
        Found found = SiteRules.check(file);
        Optional<TargetKind> told = Recognition.of(document);
        told.ifPresent(seen::add);
        return told.filter(kind -> kind == TargetKind.AGENTDOC || kind == TargetKind.DESCRIPTOR)
                .map(kind -> checkers.examine(kind, document))
                .orElseGet(() -> Examination.of(List.of()))
                .and(new Examination(found.findings(), found.cannotChecks()));
    }

    private static Finding in(String name, Finding finding) {
        String place = finding.place().isEmpty() ? name : name + "#" + finding.place();
        return new Finding(finding.rule(), finding.level(), place, finding.message());
    }
}
