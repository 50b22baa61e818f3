package io.agentdoc.cli;

import io.agentdoc.assembler.OperatorFault;
import io.agentdoc.cli.text.SafeJson;
import io.agentdoc.document.diff.Change;
import io.agentdoc.document.diff.DiffForms;
import io.agentdoc.document.value.Bytes;
import java.util.List;

/** Writes what changed, in each form that {@code --format} and {@code --report} name. */
final class DiffReports {
    private final FormOutputs outputs;

    /** Refuses at once a form that changes have not. */
    DiffReports(World world, CommonOptions options) {
        this.outputs = new FormOutputs(world, options).apart();
        outputs.choices().forEach(choice -> form(choice.format(), List.of()));
    }

    void write(List<Change> changes) {
        outputs.write(format -> form(format, changes));
    }

    private static Bytes form(FormatChoice.Format format, List<Change> changes) {
        return Bytes.utf8(
                switch (format) {
                    case TEXT -> DiffForms.text(changes);
                    case JSON -> SafeJson.of(DiffForms.json(changes));
                    case MARKDOWN -> DiffForms.markdown(changes);
                    case SARIF, JUNIT, GITHUB, GITLAB ->
                        throw new OperatorFault(
                                "This command writes no " + format + "; type --format text, json or markdown.");
                });
    }
}
