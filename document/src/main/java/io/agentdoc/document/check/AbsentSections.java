package io.agentdoc.document.check;

import io.agentdoc.document.model.Sections;
import io.agentdoc.document.model.Shape;
import io.agentdoc.document.value.MemberPath;

/** Each absent section is named in {@code not_stated} (9.5, 9.6). */
final class AbsentSections implements Check {
    private static final String RULE = "9.5-1";

    @Override
    public void check(Examined document, Findings into) {
        for (Shape<?> shape : Sections.SHAPES) {
            MemberPath path = MemberPath.of(shape.name());
            if (document.section(shape.name()).isEmpty() && !document.silences().name(path)) {
                absent(document, path, into);
            }
        }
    }

    private static void absent(Examined document, MemberPath path, Findings into) {
        if (path.section().equals("configs") && document.isOlder()) {
            into.warning(
                    RULE, path, "the section is absent and not named; documents before 0.27.0-draft did not have it");
        } else {
            into.error(RULE, path, "the section is absent, and not_stated does not name it");
        }
    }
}
