package io.agentdoc.templates.page;

/** The page a host shows where nothing stands at an address. */
public record NotFoundPage(Frame frame) {}
