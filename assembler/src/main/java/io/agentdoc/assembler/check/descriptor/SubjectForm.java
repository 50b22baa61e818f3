package io.agentdoc.assembler.check.descriptor;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;

/** A bound subject is a public key and a handle; a draft has no subject, not even an empty one (6.2). */
final class SubjectForm implements Rule<Declared> {
    private static final String RULE = "6.2-2";

    @Override
    public void check(Declared declared, Found into) {
        declared.root().member("subject").ifPresent(subject -> {
            if (subject.isObject()) {
                new ObjectForm(RULE, subject, into).needs("id", Form.KEY).needs("handle", Form.TEXT);
            } else {
                into.error(
                        RULE,
                        subject,
                        "it is " + subject.value().typeName()
                                + " where an object with id and handle is due; a draft leaves subject out");
            }
        });
    }
}
