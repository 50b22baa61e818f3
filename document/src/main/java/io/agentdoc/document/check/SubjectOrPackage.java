package io.agentdoc.document.check;

import io.agentdoc.document.value.MemberPath;

/** A document is about a running agent or about a package, and never about both (9.4). */
final class SubjectOrPackage implements Check {
    private static final String RULE = "9.4-3";

    @Override
    public void check(Examined document, Findings into) {
        boolean subject = document.member("subject").isPresent();
        boolean packaged = document.member("package").isPresent();
        if (subject && packaged) {
            into.error(RULE, MemberPath.of("package"), "a document about an agent has no package beside its subject");
        }
        if (!subject && !packaged) {
            into.error(
                    RULE,
                    MemberPath.of("subject"),
                    "the document says neither which agent nor which package it is about");
        }
    }
}
