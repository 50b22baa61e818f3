package io.agentdoc.templates.part;

/** One row of a section. Speech and silence are rows of the same size (9.8). */
public sealed interface Row permits Line, SilentLine {}
