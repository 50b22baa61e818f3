package io.agentdoc.fuzz;

import io.agentdoc.assembler.check.Checking;
import io.agentdoc.assembler.check.TargetKind;
import io.agentdoc.document.report.Checked;
import io.agentdoc.document.value.Bytes;
import java.util.List;
import java.util.Optional;

/** A document of any kind, examined as the kind that it is or as another. */
final class CheckedDocuments implements Target {
    private static final TargetKind[] KINDS = TargetKind.values();

    private final Documents documents = Documents.of(Seeds.files(
            Seeds.ending(".json"),
            "examples/directory/sources",
            "examples/operator/sources",
            "examples/repository",
            "assembler/src/test/resources/checks/card",
            "assembler/src/test/resources/checks/descriptor",
            "assembler/src/test/resources/checks/pond",
            "assembler/src/test/resources/checks/record",
            "assembler/src/test/resources/checks/run-config",
            "assembler/src/test/resources/checks/job-manifest",
            "assembler/src/test/resources/checks/samples"));

    @Override
    public void test(byte[] input) {
        Bytes bytes = documents.bytes(input);
        int pick = input.length == 0 ? 0 : input[input.length - 1] & 0xFF;
        Optional<TargetKind> as = pick < KINDS.length ? Optional.of(KINDS[pick]) : Optional.empty();
        Checked checked = Holds.twice(() -> new Checking(Archives.Unheld.SOURCES, as).document("a.json", bytes));
        Holds.that(
                checked.findings().stream()
                        .allMatch(found -> !found.finding().message().isBlank()),
                () -> "a finding without a word");
    }

    @Override
    public List<byte[]> seeds() {
        return documents.seeds();
    }
}
