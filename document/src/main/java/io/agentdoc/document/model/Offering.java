package io.agentdoc.document.model;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.value.MemberPath;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** One hireable thing (6.2, 6.11, 9.5). */
public record Offering(Members members) implements Part {
    public static final Member<String> ID = Member.text("id");
    public static final Member<String> NAME = Member.text("name");
    public static final Member<String> SCOPE = Member.text("scope");
    public static final Member<String> FOCUS = Member.text("focus");
    public static final Member<String> ROLE = Member.text("role");
    public static final Member<String> DOES = Member.text("does");
    public static final Member<Column> STATE = Member.column();
    public static final Member<List<Input>> INPUTS =
            Member.parts("inputs", Input.SHAPE).named();
    public static final Member<Deliverables> DELIVERABLES =
            Member.part("deliverables", Deliverables.SHAPE).named();
    public static final Member<List<Step>> STEPS = Member.parts("steps", Step.SHAPE);
    public static final Member<String> PRICE = Member.text("price").named();
    public static final Member<Json> PRICE_TERMS = Member.verbatim("price_terms");
    public static final Member<String> ARRANGEMENT = Member.text("arrangement");
    public static final Member<Json> MINIMUM = Member.verbatim("minimum").named();
    public static final Member<List<Workspace>> WORKSPACE = Member.parts("workspace", Workspace.SHAPE);
    public static final Member<List<String>> AUTHORITY =
            Member.texts("authority").named();
    public static final Member<String> AUTHORITY_DECIDED_BY =
            Member.text("authority_decided_by").named();
    public static final Member<Map<String, Ceiling>> CEILINGS =
            Member.partsByName("ceilings", Ceiling.SHAPE).named();
    public static final Member<List<EvaluatedAgainst>> EVALUATED_AGAINST =
            Member.parts("evaluated_against", EvaluatedAgainst.SHAPE);
    public static final Member<Json> TRIAL = Member.verbatim("trial");
    public static final Member<Json> REVISIONS = Member.verbatim("revisions");
    public static final Member<Json> EXAMPLES = Member.verbatim("examples");
    public static final Member<List<Sample>> SAMPLES = Member.parts("samples", Sample.SHAPE);
    public static final Member<Json> MODES = Member.verbatim("modes");
    public static final Member<Json> NEEDS = Member.verbatim("needs");
    public static final Member<Json> DELIVERS = Member.verbatim("delivers");
    public static final Member<String> REPORTING = Member.text("reporting");
    public static final Member<Json> DELEGATION_SCOPES = Member.verbatim("delegation_scopes");
    public static final Member<Json> CLAUSE_GRADES = Member.verbatim("clause_grades");

    public static final Shape<Offering> SHAPE = Shape.of(
            "offering",
            Offering::new,
            ID,
            NAME,
            SCOPE,
            FOCUS,
            ROLE,
            DOES,
            STATE,
            INPUTS,
            DELIVERABLES,
            STEPS,
            PRICE,
            PRICE_TERMS,
            ARRANGEMENT,
            MINIMUM,
            WORKSPACE,
            AUTHORITY,
            AUTHORITY_DECIDED_BY,
            CEILINGS,
            EVALUATED_AGAINST,
            TRIAL,
            REVISIONS,
            EXAMPLES,
            SAMPLES,
            MODES,
            NEEDS,
            DELIVERS,
            REPORTING,
            DELEGATION_SCOPES,
            CLAUSE_GRADES);

    @Override
    public Shape<Offering> shape() {
        return SHAPE;
    }

    /**
     * What keeps an agent to its authority is owed where it stated one, and the members that a scope requires are owed
     * by every offering of that scope (6.11).
     */
    @Override
    public boolean owes(Member<?> member) {
        boolean focused = scope().filter("open-with-focus"::equals).isPresent();
        return (member.isNamed()
                        && (member != AUTHORITY_DECIDED_BY || get(AUTHORITY).isStated()))
                || (member == WORKSPACE && focused);
    }

    /** The ceilings that an open offering must state and does not, beside those that it does. */
    @Override
    public List<MemberPath> owedWithin(MemberPath at) {
        Map<String, Ceiling> stated = get(CEILINGS).carried().orElse(Map.of());
        boolean open = scope().filter(scope -> !scope.equals("task-specific")).isPresent();
        return open && get(CEILINGS).isStated()
                ? requiredCeilings().stream()
                        .filter(name -> !stated.containsKey(name))
                        .map(name -> at.member("ceilings").member(name))
                        .toList()
                : List.of();
    }

    /** The ceilings that an open offering owes, which follow from its authority too. */
    public List<String> requiredCeilings() {
        List<String> authority = get(AUTHORITY).carried().orElse(List.of());
        return Stream.of(
                        "job_seconds",
                        "cost_per_job",
                        authority.contains("spends-money") ? "spend_per_job" : "",
                        authority.contains("sends-messages") ? "messages_per_job" : "")
                .filter(name -> !name.isEmpty())
                .toList();
    }

    private Optional<String> scope() {
        return get(SCOPE).carried();
    }
}
