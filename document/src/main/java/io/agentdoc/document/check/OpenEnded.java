package io.agentdoc.document.check;

import java.util.List;

/** An open-ended offering says nothing of what it can do (9.5, 9.10). */
final class OpenEnded implements Check {
    private static final String RULE = "9.10-7";
    private static final List<String> CLAIMS = List.of(
            "does",
            "description",
            "examples",
            "steps",
            "role",
            "focus",
            "skill",
            "skills",
            "capabilities",
            "samples",
            "tags");

    @Override
    public void check(Examined document, Findings into) {
        for (Spot offering : document.offerings()) {
            if (ScopeRules.isOpenEnded(offering)) {
                CLAIMS.stream()
                        .flatMap(name -> offering.member(name).stream())
                        .forEach(claim -> into.error(
                                RULE, claim.path(), "an open-ended offering makes no claim about what it can do"));
                offering.member("evaluated_against").stream()
                        .flatMap(list -> list.objects().stream())
                        .filter(entry -> entry.has("set") || entry.has("result"))
                        .forEach(entry -> into.error(
                                RULE, entry.path(), "an open-ended offering is tested on its limits and on no set"));
            }
        }
    }
}
