package io.agentdoc.assembler.check.packages;

/** One rule that a package must keep, as far as its files alone can show whether it does (12.10). */
interface PackageRule {
    void check(Inspected packed, Found into);
}
