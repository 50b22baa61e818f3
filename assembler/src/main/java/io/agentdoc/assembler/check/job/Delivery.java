package io.agentdoc.assembler.check.job;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.document.json.Node;
import java.util.Optional;

/** The first delivery revises nothing and gives the job its name; every later one revises the one before (5.7). */
final class Delivery implements Rule<Node> {
    private static final String RULE = "5.7-2";

    @Override
    public void check(Node manifest, Found into) {
        Optional<Long> version = manifest.member("version").flatMap(Form::whole);
        Optional<Node> revises = manifest.member("revises");
        boolean revision = revises.filter(prior -> !prior.isNull()).isPresent();
        if (version.filter(number -> number > 1).isPresent() && revises.isPresent() && !revision) {
            into.error(RULE, revises.get(), "a later version revises the task before it; name that task");
        }
        if (version.filter(number -> number == 1).isPresent() && revision) {
            into.error(RULE, revises.get(), "the first delivery revises nothing; say null, or a later version");
        }
        boolean other = !manifest.text("job").equals(manifest.text("task_id"));
        if (version.filter(number -> number == 1).isPresent() && !revision && other) {
            manifest.member("job")
                    .ifPresent(job -> into.error(RULE, job, "the job has the task id of its first delivery; say that"));
        }
    }
}
