package io.agentdoc.assembler.check.packages;

import java.util.List;
import java.util.Optional;

/** The working directories are named, inside the agent's home, and one of them is where records land (12.4). */
final class Directories implements PackageRule {
    private static final String RULE = "12.4-11";
    private static final String RECORDS = "records";

    @Override
    public void check(Inspected packed, Found into) {
        Optional<Spot> install = packed.install().filter(file -> file.has("directories"));
        if (install.isEmpty()) {
            return;
        }
        List<Spot> directories = install.get().each("directories");
        for (Spot directory : directories) {
            if (directory.isObject() && directory.text("name").isEmpty()) {
                into.error(RULE, directory.place("name"), "the directory has no name");
            }
        }
        boolean noRecords = directories.stream().noneMatch(directory -> directory.says("name", RECORDS));
        List<Spot> records = packed.draft().map(draft -> draft.each("records")).orElse(List.of());
        records.stream()
                .filter(record -> noRecords && record.text("file").isPresent())
                .findFirst()
                .ifPresent(record -> into.warning(
                        RULE,
                        install.get().place("directories"),
                        "records are left in files, and no directory called records is declared for them to land in"));
    }
}
