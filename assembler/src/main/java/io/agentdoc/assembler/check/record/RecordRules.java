package io.agentdoc.assembler.check.record;

import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.assembler.verify.SignatureRules;
import io.agentdoc.document.json.Json;
import java.util.List;

/** Every rule of the three records. */
public final class RecordRules {
    private final List<Rule<Attested>> rules;

    public RecordRules(SignatureRules signatures) {
        rules = List.of(
                new Trunk(),
                new Signed(signatures),
                new Acts(),
                new Packages(),
                new BuildSource(),
                new BuildDraft(),
                new NotPerformed(),
                new DeployedSubject(),
                new KeyCustody(),
                new Environment(),
                new SecretsPlaced(),
                new Bindings(),
                new SetCeilings(),
                new DeployChecks(),
                new Removals(),
                new EvaluatedSubject(),
                new EvaluatedOffering(),
                new Cases(),
                new Summary(),
                new OpenEndedCases(),
                new EvaluationSet(),
                new RefusalCases(),
                new Restated(),
                new HiddenCharacters());
    }

    /** What the record breaks, and what nobody can tell of it. */
    public Found check(Json document) {
        Attested record = Attested.of(document);
        Found found = new Found();
        rules.forEach(rule -> rule.check(record, found));
        return found;
    }

    /** The rules, for the test that shows each of them kept and broken. */
    List<Rule<Attested>> all() {
        return rules;
    }
}
