package io.agentdoc.assembler.check.packages;

/** The command of a job stands on the job in the draft, not in the install file (12.3, decision 50). */
final class RunMisplaced implements PackageRule {
    @Override
    public void check(Inspected packed, Found into) {
        packed.install()
                .flatMap(install -> install.member("run"))
                .ifPresent(run -> into.error(
                        "12.3-10", run, "a command is named on its job in the draft Descriptor; move each one there"));
    }
}
