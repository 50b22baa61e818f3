package io.agentdoc.templates.page;

/** The page of a package, which is visibly not an agent's (13.4). */
public record PackagePage(Frame frame, Header header, Body body) {}
