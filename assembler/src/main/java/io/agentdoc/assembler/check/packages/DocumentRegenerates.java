package io.agentdoc.assembler.check.packages;

import io.agentdoc.assembler.repository.Comparison;
import io.agentdoc.assembler.repository.DocComparison;
import io.agentdoc.assembler.repository.PackageAssembler;
import io.agentdoc.assembler.repository.PackageDoc;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Limits;
import java.util.Optional;

/** The repository's document is what its package gives, byte for byte (13.4, decisions 16 and 77). */
final class DocumentRegenerates implements RepositoryRule {
    private static final String RULE = "13.4-5";

    @Override
    public void check(InspectedRepository repository, Found into) {
        Optional<String> path = repository.path("agentdoc");
        Optional<Bytes> published = path.flatMap(repository.files()::bytes);
        if (published.isEmpty()) {
            return;
        }
        switch (PackageAssembler.assemble(repository.packed().files(), Limits.standard())) {
            case PackageDoc.Refused refused ->
                into.cannotCheck(path.get(), "whether it is what its package gives, since " + refused.why());
            case PackageDoc.Made made ->
                compared(
                        path.get(),
                        new DocComparison(made, path.get(), repository.packageFolder()).with(published),
                        into);
        }
    }

    private static void compared(String file, Comparison comparison, Found into) {
        switch (comparison) {
            case Comparison.Same same -> {}
            case Comparison.Absent absent -> {}
            case Comparison.Drifted drifted -> into.error(RULE, file, sentence(drifted));
            case Comparison.OthersWork others -> {
                others.findings().forEach(each -> into.add(each.rule(), each.level(), each.place(), each.message()));
                into.cannotCheck(
                        file,
                        "its bytes, since another generator made it (" + others.by()
                                + "); what it says was held against the package");
            }
        }
    }

    private static String sentence(Comparison.Drifted drifted) {
        String why = drifted.cause()
                .orElseGet(() -> drifted.changes().stream()
                                .reduce((first, last) -> last)
                                .map(change -> change.member() + " differs"
                                        + change.place()
                                                .map(place -> ", said in " + place)
                                                .orElse(""))
                                .orElse("other bytes")
                        + "; agentdoc package writes it anew");
        return "it is not what its package gives: " + why;
    }
}
