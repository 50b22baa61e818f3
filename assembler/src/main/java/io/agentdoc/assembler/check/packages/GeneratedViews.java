package io.agentdoc.assembler.check.packages;

import io.agentdoc.assembler.packages.PackageTree;
import io.agentdoc.assembler.repository.Comparison;
import io.agentdoc.assembler.repository.ViewComparison;
import io.agentdoc.assembler.repository.Views;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Limits;
import java.util.Optional;

/** The three views are what the two authored files give, byte for byte (12.5, decisions 16 and 77). */
final class GeneratedViews implements PackageRule {
    private static final String RULE = "12.5-2";

    @Override
    public void check(Inspected packed, Found into) {
        if (packed.draft().isPresent()
                && packed.install().filter(Spot::isObject).isPresent()
                && PackageTree.read(packed.files(), Limits.standard()) instanceof PackageTree.Reading.Opened opened) {
            Views.of(opened).forEach(view -> view(packed, view, into));
        }
    }

    private static void view(Inspected packed, Views.View view, Found into) {
        String file = Views.FOLDER + "/" + view.name();
        Optional<Bytes> published = packed.files().bytes(file);
        switch (ViewComparison.of(view, published)) {
            case Comparison.Drifted drifted ->
                into.error(
                        RULE,
                        file,
                        "it is not what the two authored files give"
                                + drifted.cause()
                                        .map(cause -> ": " + cause)
                                        .orElse("; agentdoc package --views writes it anew"));
            case Comparison.OthersWork others ->
                into.note(RULE, file, "another generator made it, so its bytes are not compared");
            case Comparison.Same same -> {}
            case Comparison.Absent absent -> {}
        }
    }
}
