package io.agentdoc.templates.page;

import io.agentdoc.templates.safe.SafeHtml;

/** The front page of the site a page belongs to. */
public record Home(String href, SafeHtml title) {}
