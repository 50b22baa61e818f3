package io.agentdoc.document.check;

/** Members that documents had before 0.27.0-draft and that have another place or none now (6.12, 9.5.1). */
final class OlderMembers implements Check {

    @Override
    public void check(Examined document, Findings into) {
        for (Carried carried : document.carried()) {
            if (isShapeKind(carried)) {
                into.add(
                        "9.5-3",
                        document.sinceScopes(),
                        carried.value().path(),
                        "kind was retired in 0.27.0-draft: nothing is said about what an agent is made of");
            } else if (isOutputs(carried, document)) {
                into.warning(
                        "9.5-9",
                        carried.value().path(),
                        "outputs is the Descriptor's word; since 0.27.0-draft what comes back stands in deliverables");
            }
        }
    }

    /** Whether a member that no table has is one of those that this rule speaks of. */
    static boolean explains(Carried carried, Examined document) {
        return isShapeKind(carried) || isOutputs(carried, document);
    }

    private static boolean isShapeKind(Carried carried) {
        return carried.isUnknown()
                && carried.section().name().equals("shape")
                && carried.isOfSection()
                && carried.name().equals("kind");
    }

    private static boolean isOutputs(Carried carried, Examined document) {
        return carried.isUnknown()
                && carried.shape().name().equals("offering")
                && carried.name().equals("outputs")
                && document.isOlder();
    }
}
