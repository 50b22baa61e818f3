package io.agentdoc.assembler.check;

import io.agentdoc.document.check.Finding;
import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.value.Limits;
import java.util.ArrayList;
import java.util.List;

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
        output.files().each(name -> {
            if (name.endsWith(DOCUMENTS)) {
                Examination one = document(name, output);
                one.findings().forEach(finding -> findings.add(in(name, finding)));
                one.cannotCheck().forEach(why -> cannotCheck.add(name + ": " + why));
            }
        });
        return new Examination(findings, cannotCheck);
    }

    private Examination document(String name, Target.Output output) {
        return output.files()
                .bytes(name)
                .map(bytes -> switch (parser.parse(bytes)) {
                    case JsonReading.Malformed broken -> Examination.of(List.of(Unreadable.json(broken)));
                    case JsonReading.Parsed parsed -> known(new Target.Document(name, bytes, parsed.root()));
                })
                .orElseGet(() -> Examination.of(List.of(Unreadable.because("it cannot be read, or is too large"))));
    }

    private Examination known(Target.Document document) {
        return Recognition.of(document)
                .filter(kind -> kind == TargetKind.AGENTDOC || kind == TargetKind.DESCRIPTOR)
                .map(kind -> checkers.examine(kind, document))
                .orElseGet(() -> Examination.of(List.of()));
    }

    private static Finding in(String name, Finding finding) {
        String place = finding.place().isEmpty() ? name : name + "#" + finding.place();
        return new Finding(finding.rule(), finding.level(), place, finding.message());
    }
}
