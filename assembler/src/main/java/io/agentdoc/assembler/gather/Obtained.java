package io.agentdoc.assembler.gather;

/** A source that was had, with its bytes as they came. */
public record Obtained(SourceRef ref, FetchOutcome.Fetched fetched) {}
