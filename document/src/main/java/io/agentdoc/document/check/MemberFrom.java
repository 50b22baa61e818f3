package io.agentdoc.document.check;

import io.agentdoc.document.model.Interaction;
import io.agentdoc.document.model.Offering;
import io.agentdoc.document.model.Sample;
import io.agentdoc.document.model.Sells;
import io.agentdoc.document.value.MemberPath;
import java.util.List;
import java.util.Optional;

/** A member's own pointer names one source of its section's and only narrows (9.3). */
final class MemberFrom implements Check {
    private static final String RULE = "9.3-2";

    @Override
    public void check(Examined document, Findings into) {
        for (Pointer pointer : document.pointers()) {
            if (!pointer.part().has(pointer.of())) {
                into.error(
                        RULE, pointer.value().path(), "there is no member " + Quoted.of(pointer.of()) + " beside it");
            }
            if (pointer.isList()) {
                list(document, pointer, into);
            } else if (pointer.value().text().isEmpty()) {
                into.error(
                        RULE,
                        pointer.value().path(),
                        "it is " + pointer.value().typeName() + " and not the id of one source");
            } else {
                within(document, pointer, pointer.value(), into);
                ofRecord(pointer, into);
            }
        }
    }

    /** An entry that names its record is that record's, and so is every member of it (9.5). */
    private static void ofRecord(Pointer pointer, Findings into) {
        Optional<String> record = pointer.part().text("record");
        if (record.isPresent() && !pointer.value().text().equals(record)) {
            into.error(RULE, pointer.value().path(), "the entry is from its record and from no other source");
        }
    }

    /** Only visibility and a sample's mark are worked out from several sources, and so only they name several (9.5.1). */
    private static void list(Examined document, Pointer pointer, Findings into) {
        boolean visibility = pointer.isOfSection()
                && pointer.section().name().equals(Interaction.SHAPE.name())
                && pointer.of().equals(Interaction.VISIBILITY.name());
        if (!visibility && !isMark(pointer)) {
            into.error(
                    RULE,
                    pointer.value().path(),
                    "only visibility and the mark of a sample are worked out from several sources");
        }
        pointer.value().elements().forEach(id -> within(document, pointer, id, into));
        if (pointer.value().elements().isEmpty() || pointer.part().has(pointer.of() + Pointer.FROM)) {
            into.error(RULE, pointer.value().path(), "it is a list of several sources or there is one _from");
        }
    }

    private static boolean isMark(Pointer pointer) {
        List<MemberPath.Step> steps = pointer.part().path().steps();
        MemberPath.Step samples = new MemberPath.Step.Member(Offering.SAMPLES.name());
        return pointer.of().equals(Sample.STATE.name())
                && pointer.section().name().equals(Sells.SHAPE.name())
                && steps.size() > 2
                && steps.get(steps.size() - 2).equals(samples);
    }

    private static void within(Examined document, Pointer pointer, Spot id, Findings into) {
        if (id.text()
                .filter(text -> document.isFrom(pointer.section().name(), text))
                .isEmpty()) {
            into.error(RULE, id.path(), "the source is not in the section's from");
        }
    }
}
