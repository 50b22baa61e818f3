package io.agentdoc.document.check;

import io.agentdoc.document.value.MemberPath;

/** The document says who assembled it, and whether that is the subject's own operator (9.4). */
final class AssemblerNamed implements Check {
    private static final String RULE = "9.4-4";
    private static final MemberPath BY = MemberPath.of("assembled_by");
    private static final MemberPath OPERATOR = MemberPath.of("assembled_by_operator");

    @Override
    public void check(Examined document, Findings into) {
        String by = document.member("assembled_by").flatMap(Spot::text).orElse("");
        if (by.isEmpty()) {
            into.error(RULE, BY, "the document does not say who assembled it");
        }
        if (!document.isPackage()) {
            operator(document, by, into);
        }
    }

    private static void operator(Examined document, String by, Findings into) {
        var said = document.member("assembled_by_operator");
        if (said.isEmpty()) {
            into.note(
                    RULE, OPERATOR, "whether the assembler is the subject's operator is said nowhere or in words only");
        } else if (said.get().node().flag().isEmpty()) {
            into.error(RULE, OPERATOR, "it is " + said.get().typeName() + " and neither true nor false");
        } else if (!said.get().node().flag().get() && isNamedAsOperator(document, by)) {
            into.warning(
                    RULE, OPERATOR, "it is false, and assembled_by is the subject or the operator that identity names");
        }
    }

    private static boolean isNamedAsOperator(Examined document, String by) {
        boolean subject =
                document.member("subject").filter(spot -> spot.says("id", by)).isPresent();
        boolean operator = document.section("identity")
                .filter(spot -> spot.says("operator", by))
                .isPresent();
        return !by.isEmpty() && (subject || operator);
    }
}
