package io.agentdoc.assembler.check.packages;

import java.util.Set;

/** What a caller should know stands in the draft alone, and what a host should know in the install file alone (12.6, rule 1). */
final class OneSpelling implements PackageRule {
    private static final String RULE = "12.6-1";
    private static final Set<String> CALLERS = Set.of(
            "does",
            "description",
            "offerings",
            "steps",
            "refusals",
            "escalates",
            "records",
            "outputs",
            "inputs",
            "role",
            "interfaces",
            "run_config",
            "how",
            "scope",
            "authority",
            "agent_version",
            "version",
            "name");
    private static final Set<String> OF_A_SYSTEM_FOR_CALLERS = Set.of("access", "needs", "leaves");
    private static final Set<String> HOSTS =
            Set.of("runtimes", "binaries", "dependencies", "directories", "job_seconds", "answer");
    private static final Set<String> OF_A_SYSTEM_FOR_HOSTS = Set.of("kind", "credential", "env", "spends", "settings");

    @Override
    public void check(Inspected packed, Found into) {
        packed.install().ifPresent(install -> {
            restated(install, CALLERS, "the draft Descriptor", into);
            install.each("systems")
                    .forEach(system -> restated(system, OF_A_SYSTEM_FOR_CALLERS, "the draft Descriptor", into));
        });
        packed.draft().ifPresent(draft -> {
            restated(draft, HOSTS, "the install file", into);
            draft.each("systems").forEach(system -> restated(system, OF_A_SYSTEM_FOR_HOSTS, "the install file", into));
        });
    }

    private static void restated(Spot spot, Set<String> foreign, String home, Found into) {
        spot.members().stream()
                .filter(member -> foreign.contains(member.name()))
                .forEach(member ->
                        into.error(RULE, member, "this is said in " + home + " and nowhere else; take it out here"));
    }
}
