package io.agentdoc.assembler.check.packages;

import java.util.Set;

/** The repository's manifest points and never copies what the package's own manifest says (13.3). */
final class RepositoryPoints implements RepositoryRule {
    private static final String RULE = "13.3-3";
    private static final Set<String> RESTATED =
            Set.of("name", "version", "license", "from", "lineage", "description", "author", "keywords", "does");
    private static final Set<String> KNOWN =
            Set.of("format", "package", "agentdoc", "tests", "source", "depot", "listing", "$schema");

    @Override
    public void check(InspectedRepository repository, Found into) {
        repository
                .manifest()
                .ifPresent(manifest -> manifest.members().forEach(member -> {
                    if (RESTATED.contains(member.name())) {
                        into.error(
                                RULE,
                                member,
                                "the package's manifest says this, and this one only points; take it out");
                    } else if (!KNOWN.contains(member.name())) {
                        into.warning(RULE, member, "a repository's manifest has no member of this name");
                    }
                }));
    }
}
