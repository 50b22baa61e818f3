package io.agentdoc.renderer.site;

/**
 * Something that wants a look about what a site serves beside a document.
 *
 * @param rule the clause it is about
 * @param sentence without a full stop
 */
public record Remark(String rule, String sentence) {}
