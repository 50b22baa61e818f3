package io.agentdoc.templates.words;

/** The headings beside the twelve sections. */
public enum Heading implements Phrase {
    CONTENTS,
    SOURCES,
    UNAVAILABLE,
    DISAGREEMENTS,
    ATTRIBUTES,
    CORRECT,
    LEGEND,
    ALSO_SILENT,
    OLDER,
    NOT_FOUND,
    BROWSE;
}
