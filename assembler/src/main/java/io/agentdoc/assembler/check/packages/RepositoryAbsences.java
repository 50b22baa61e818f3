package io.agentdoc.assembler.check.packages;

import io.agentdoc.assembler.repository.RepositoryManifest;
import java.util.LinkedHashMap;
import java.util.Map;

/** Says what an absent member of the repository's manifest means, since each of these absences means something (13.3). */
final class RepositoryAbsences implements RepositoryRule {
    private static final Map<String, String> MEANINGS = meanings();

    private static Map<String, String> meanings() {
        Map<String, String> meanings = new LinkedHashMap<>();
        meanings.put("tests", "the repository carries no tests");
        meanings.put("source", "the repository carries no source that the package is built from");
        meanings.put("depot", "nothing has been published");
        meanings.put("listing", "the publisher offers no running agent");
        return meanings;
    }

    @Override
    public void check(InspectedRepository repository, Found into) {
        repository
                .manifest()
                .ifPresent(manifest -> MEANINGS.forEach((member, meaning) -> {
                    if (!manifest.has(member)) {
                        into.note("13.3-2", RepositoryManifest.FILE + "#/" + member, "absent, so " + meaning);
                    }
                }));
    }
}
