package io.agentdoc.templates.page;

/** The page of one agent (9.8). */
public record AgentPage(Frame frame, Header header, Body body) {}
