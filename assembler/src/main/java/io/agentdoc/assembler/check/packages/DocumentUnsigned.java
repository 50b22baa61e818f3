package io.agentdoc.assembler.check.packages;

import java.util.List;

/** The repository's document has no subject, no signature and nothing that others attested (13.4, 13.9). */
final class DocumentUnsigned implements RepositoryRule {
    @Override
    public void check(InspectedRepository repository, Found into) {
        repository.path("agentdoc").flatMap(repository.all()::json).ifPresent(document -> document(document, into));
    }

    private static void document(Spot document, Found into) {
        document.member("signatures")
                .filter(list -> !list.elements().isEmpty())
                .ifPresent(list -> into.error("13.4-3", list, "no package's document is signed; take it out"));
        for (String section : List.of("standing", "access", "handling")) {
            document.member("sections")
                    .flatMap(sections -> sections.member(section))
                    .ifPresent(at -> into.error("13.4-3", at, "no package's document has this section; take it out"));
        }
    }
}
