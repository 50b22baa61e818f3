package io.agentdoc.assembler.check.packages;

/** A package has no subject: its Descriptor is a draft, and the subject is minted where it is installed (12.1, 6.2.1). */
final class DraftSubject implements PackageRule {
    @Override
    public void check(Inspected packed, Found into) {
        packed.draft()
                .flatMap(draft -> draft.member("subject"))
                .ifPresent(subject -> into.error(
                        "12.1-1", subject, "the Descriptor in a package is a draft and names no subject; take it out"));
    }
}
