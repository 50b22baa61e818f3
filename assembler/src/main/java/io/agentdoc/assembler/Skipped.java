package io.agentdoc.assembler;

/** A source that was had and may not be used for a public document, with the reason. */
public record Skipped(String place, String why) {}
