package io.agentdoc.document.check;

/**
 * Attributes are what a page sums a document up in, and interfaces are what may be asked: the one is no member of a
 * document, and nothing of it restates the other (10).
 */
final class AttributesApart implements Check {
    private static final String RULE = "10-9";

    @Override
    public void check(Examined document, Findings into) {
        document.members().forEach(member -> apart(member, into));
        for (Spot section : document.sections()) {
            apart(section, into);
            section.members().forEach(member -> apart(member, into));
        }
    }

    private static void apart(Spot member, Findings into) {
        if (member.name().equals("attributes")) {
            into.error(RULE, member.path(), "attributes are read off a document and are no member of it");
        }
    }
}
