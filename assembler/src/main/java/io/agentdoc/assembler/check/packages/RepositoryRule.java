package io.agentdoc.assembler.check.packages;

/** One rule that an agent repository must keep, as far as its files alone can show whether it does (13.9). */
interface RepositoryRule {
    void check(InspectedRepository repository, Found into);
}
