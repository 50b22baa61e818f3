package io.agentdoc.templates.page;

import io.agentdoc.templates.safe.SafeHtml;

/** Something the header says in a word or two. */
public record Fact(SafeHtml label, SafeHtml value) {}
