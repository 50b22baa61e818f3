package io.agentdoc.assembler.check.packages;

import io.agentdoc.document.check.Level;

/**
 * What must be on the host is named, each with a purpose that a person can read (12.4).
 *
 * <p>A runtime without one is a warning alone, since every published package has it so (decision 54).
 */
final class Requirements implements PackageRule {
    private static final String RULE = "12.4-3";

    @Override
    public void check(Inspected packed, Found into) {
        packed.install().ifPresent(install -> {
            install.each("runtimes").forEach(runtime -> entry(runtime, Level.WARNING, into));
            install.each("binaries").forEach(binary -> entry(binary, Level.ERROR, into));
        });
    }

    private static void entry(Spot entry, Level withoutPurpose, Found into) {
        if (!entry.isObject()) {
            return;
        }
        if (entry.text("name").isEmpty()) {
            into.error(RULE, entry.place("name"), "it is not named, so no installer can look for it");
        }
        entry.member("version")
                .filter(version -> version.text().isEmpty())
                .ifPresent(
                        version -> into.error(RULE, version, "it is " + version.typeName() + " where a range is due"));
        if (entry.text("purpose").isEmpty()) {
            into.add(RULE, withoutPurpose, entry.place("purpose"), "what it is for is not said; say it for a person");
        }
    }
}
