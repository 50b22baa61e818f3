package io.agentdoc.document.check;

import io.agentdoc.document.model.EvaluatedAgainst;
import io.agentdoc.document.model.Evaluation;
import io.agentdoc.document.model.Handling;
import io.agentdoc.document.model.Identity;
import io.agentdoc.document.model.Input;
import io.agentdoc.document.model.Member;
import io.agentdoc.document.model.Offering;
import io.agentdoc.document.model.Scheme;
import io.agentdoc.document.model.Setting;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** What is quoted as a source has it is still a list, an object or a count where that is what it has to be (9.6). */
final class QuotedForms implements Check {
    private static final String RULE = "9.6-1";

    /** What a value has to be, and how to say so. */
    private record Right(String name, Predicate<Spot> test) {}

    private static final Right LIST = new Right("a list", spot -> spot.node().isArray());
    private static final Right OBJECT = new Right("an object", Spot::isObject);
    private static final Right COUNT = new Right("a whole number", Forms::isCount);

    private static final Map<Member<?>, Right> FORMS = Map.ofEntries(
            Map.entry(Identity.LINEAGE, LIST),
            Map.entry(Handling.RETENTION_MAX_DAYS, COUNT),
            Map.entry(Handling.PROCESSORS, LIST),
            Map.entry(Handling.COMPLIANCE, LIST),
            Map.entry(Handling.CLAUSE_GRADES, OBJECT),
            Map.entry(Input.MAX_BYTES, COUNT),
            Map.entry(Input.FIELDS, LIST),
            Map.entry(Offering.EXAMPLES, LIST),
            Map.entry(Offering.MODES, OBJECT),
            Map.entry(Offering.TRIAL, OBJECT),
            Map.entry(Offering.REVISIONS, OBJECT),
            Map.entry(Offering.DELEGATION_SCOPES, LIST),
            Map.entry(Offering.CLAUSE_GRADES, OBJECT),
            Map.entry(EvaluatedAgainst.SET, OBJECT),
            Map.entry(EvaluatedAgainst.RESULT, OBJECT),
            Map.entry(Evaluation.CASES, LIST),
            Map.entry(Scheme.ALL_OF, LIST),
            Map.entry(Setting.ALLOWED, LIST));

    @Override
    public void check(Examined document, Findings into) {
        for (Carried carried : document.carried()) {
            Optional<Right> right = carried.member().map(FORMS::get);
            right.filter(form -> !form.test().test(carried.value())
                            && !carried.value().node().isNull())
                    .ifPresent(form -> into.error(
                            RULE,
                            carried.value().path(),
                            "it is " + carried.value().typeName() + " and not " + form.name()));
        }
    }
}
