package io.agentdoc.templates.page;

/**
 * The page of the search, which alone has a script.
 *
 * @param script where that stands, as seen from the page
 * @param browse where the lists stand that need none
 */
public record SearchPage(Frame frame, String script, String browse) {}
