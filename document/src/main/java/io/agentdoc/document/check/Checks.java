package io.agentdoc.document.check;

import io.agentdoc.document.json.Json;
import java.util.List;

/** Every rule that an AgentDoc must keep, as far as the document alone shows whether it does (9.10, 13.4). */
public final class Checks {
    private static final List<Check> RULES = List.of(
            new TopLevel(),
            new SubjectOrPackage(),
            new SubjectNamed(),
            new PackageNamed(),
            new AssemblerNamed(),
            new Times(),
            new SourceIds(),
            new SourceKinds(),
            new SourcePlaces(),
            new Observations(),
            new SourceDigests(),
            new SourceSignatures(),
            new DescriptorSigned(),
            new SourceJoins(),
            new Unavailables(),
            new SectionNames(),
            new SectionFrom(),
            new SourcesListed(),
            new MemberFrom(),
            new PointersGiven(),
            new MembersReadable(),
            new QuotedForms(),
            new ClosedWords(),
            new OlderMembers(),
            new ComputedMembers(),
            new AttributesApart(),
            new SigningKey(),
            new SummaryGrades(),
            new Bindings(),
            new VisibilityRests(),
            new Enforcement(),
            new CallerLimits(),
            new Interfaces(),
            new States(),
            new RoleDeclared(),
            new PartsNamed(),
            new FurnishedKinds(),
            new OfferingScopes(),
            new OpenOfferings(),
            new OpenEnded(),
            new Ceilings(),
            new Workspaces(),
            new EvaluationSets(),
            new SampleMarks(),
            new Suggestions(),
            new NamedConfigs(),
            new Promises(),
            new StandingEntries(),
            new NotStatedPaths(),
            new NotStatedSaid(),
            new AbsentSections(),
            new AbsentMembers(),
            new Disputes(),
            new SignatureEntries(),
            new PackageTimes(),
            new PackageSources(),
            new PackageSilences());

    private Checks() {}

    /** What the document breaks, rule by rule; a document that breaks nothing has no finding. */
    public static List<Finding> check(Json document) {
        Examined examined = new Examined(document);
        Findings findings = new Findings();
        RULES.forEach(rule -> rule.check(examined, findings));
        return findings.all();
    }

    /** The rules, for the test that shows each of them kept and broken. */
    static List<Check> rules() {
        return RULES;
    }
}
