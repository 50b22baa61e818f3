package io.agentdoc.assembler.check.descriptor;

import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.assembler.verify.SignatureRules;
import io.agentdoc.document.json.Json;
import java.util.List;

/** Every rule of a Descriptor: the list of 6.8, what each chapter adds to it, and what 12.3 asks of a draft. */
public final class DescriptorRules {
    private final List<Rule<Declared>> rules;

    public DescriptorRules(SignatureRules signatures) {
        rules = List.of(
                new Core(),
                new SubjectForm(),
                new ActsFor(),
                new OrganizationName(),
                new Offerings(),
                new OfferingSentence(),
                new Inputs(),
                new RunContext(),
                new Outputs(),
                new Kinds(),
                new Revisions(),
                new Interaction(),
                new NamedElsewhere(),
                new HostedIn(),
                new Systems(),
                new FormerShape(),
                new References(),
                new Restated(),
                new OneSpelling(),
                new NoCard(),
                new NoEvidence(),
                new Addressless(),
                new ReferencedSecrets(),
                new CanUse(),
                new HiddenCharacters(),
                new Settings(),
                new WordRules(),
                new TestedModels(),
                new NamedConfigs(),
                new NamedDigests(),
                new SettingBindings(),
                new Signed(signatures),
                new Guest(),
                new Sealing(),
                new Limits(),
                new Examples(),
                new Scopes(),
                new TaskSpecific(),
                new OpenWithFocus(),
                new OpenEnded(),
                new Instruction(),
                new Focus(),
                new FocusRole(),
                new Workspaces(),
                new Authority(),
                new AuthorityDecided(),
                new AuthoritySystems(),
                new Ceilings(),
                new RequiredCeilings(),
                new DataUse(),
                new Trials(),
                new TrialInputs(),
                new DelegationScopes(),
                new Refusals(),
                new RefusalLines(),
                new Records(),
                new Steps(),
                new How(),
                new Run(),
                new Placeholders());
    }

    /** What the Descriptor breaks, and what nobody can tell of it. */
    public Found check(Json document) {
        Declared declared = new Declared(document);
        Found found = new Found();
        rules.forEach(rule -> rule.check(declared, found));
        return found;
    }

    /** The rules, for the test that shows each of them kept and broken. */
    List<Rule<Declared>> all() {
        return rules;
    }
}
