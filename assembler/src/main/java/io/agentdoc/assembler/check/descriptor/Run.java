package io.agentdoc.assembler.check.descriptor;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.document.json.Node;
import java.util.regex.Pattern;

/** A command stands only where a program decides, and names the program and where its answer is (12.3). */
final class Run implements Rule<Declared> {
    private static final String MEMBERS = "12.3-11";
    private static final Pattern IN_JSON = Pattern.compile("json:.+");
    private static final Form REPLY = Form.exactly("stdout").or(Form.pattern("json: and a member's name", IN_JSON));
    private static final Form COMMAND = new Form(
            "a list of arguments whose first is the program",
            node -> Form.TEXTS.fits(node) && !node.elements().isEmpty());

    @Override
    public void check(Declared declared, Found into) {
        for (Node job : declared.jobs()) {
            job.member("run").ifPresent(run -> {
                allowed(job, run, into);
                members(job, run, into);
            });
        }
    }

    private static void allowed(Node job, Node run, Found into) {
        boolean script = job.member("how")
                .filter(how -> How.says(how, "control", "script") && !How.says(how, "intelligence", "open"))
                .isPresent();
        if (!script) {
            into.error(
                    "12.3-10",
                    run,
                    "a command stands only on a job whose how says control script and leaves nothing open to a model;"
                            + " say so, or take the command out");
        }
    }

    private static void members(Node job, Node run, Found into) {
        if (!run.isObject()) {
            new ObjectForm(MEMBERS, job, into).may("run", Form.OBJECT);
            return;
        }
        new ObjectForm(MEMBERS, run, into)
                .needs("command", COMMAND)
                .may("per_file", Form.TEXT_OR_TEXTS)
                .may("message_file", Form.TEXT)
                .needs("reply", REPLY)
                .may("escalate_when", Form.pattern("json: and a member's name", IN_JSON));
    }
}
