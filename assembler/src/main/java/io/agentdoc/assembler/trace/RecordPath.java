package io.agentdoc.assembler.trace;

import io.agentdoc.document.value.MemberPath;
import java.util.ArrayList;
import java.util.List;

/** A path as one source by itself has it: what the document lists many of, a record has one of. */
final class RecordPath {
    private RecordPath() {}

    static MemberPath within(MemberPath path) {
        List<MemberPath.Step> steps = new ArrayList<>(path.steps());
        boolean listed = path.section().equals("standing")
                && steps.size() > 2
                && steps.get(2) instanceof MemberPath.Step.Element;
        if (listed) {
            steps.set(2, new MemberPath.Step.Element("0"));
        }
        return MemberPath.of(steps);
    }
}
