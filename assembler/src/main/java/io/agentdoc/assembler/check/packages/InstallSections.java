package io.agentdoc.assembler.check.packages;

import java.util.List;
import java.util.Optional;

/** The install file says its format and has its sections, each a list that may be empty (12.4). */
final class InstallSections implements PackageRule {
    private static final String RULE = "12.4-2";
    private static final String FORMAT = "agent-install-v1";
    private static final List<String> SECTIONS =
            List.of("runtimes", "binaries", "dependencies", "systems", "ceilings", "directories");

    @Override
    public void check(Inspected packed, Found into) {
        packed.install().filter(Spot::isObject).ifPresent(install -> install(install, into));
    }

    private static void install(Spot install, Found into) {
        if (!install.says("format", FORMAT)) {
            into.error(RULE, install.place("format"), "an install file says \"format\": \"" + FORMAT + "\"");
        }
        for (String section : SECTIONS) {
            Optional<Spot> list = install.member(section);
            if (list.isEmpty()) {
                into.error(
                        RULE, install.place(section), "the section is missing; where there is nothing to say, say []");
            } else if (!list.get().isArray()) {
                into.error(RULE, list.get(), "it is " + list.get().typeName() + " where a list is due");
            } else {
                list.get().elements().stream()
                        .filter(entry -> !entry.isObject())
                        .forEach(entry ->
                                into.error(RULE, entry, "it is " + entry.typeName() + " where an object is due"));
            }
        }
    }
}
