package io.agentdoc.assembler.records;

import java.util.Set;

/** The files of a package that a harness reads as instruction: its skills, the generated views and the draft (12.7.1). */
final class Instructions {
    private static final Set<String> NAMES = Set.of("descriptor.json", "NOT.md", "RECORDS.md", "SYSTEMS.md", "SKILL.md");

    private Instructions() {}

    static boolean isOne(String path) {
        String name = path.substring(path.lastIndexOf('/') + 1);
        return NAMES.contains(name) || path.startsWith("skills/") || path.contains("/skills/");
    }
}
