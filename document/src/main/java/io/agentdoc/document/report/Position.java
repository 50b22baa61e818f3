package io.agentdoc.document.report;

/** A place in a target's text, in lines and UTF-16 units, both from one. */
public record Position(long line, long column) {}
