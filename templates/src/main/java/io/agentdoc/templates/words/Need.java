package io.agentdoc.templates.words;

/** What is said beside a thing that is sent, granted or returned. */
public enum Need implements Phrase {
    REQUIRED,
    OPTIONAL,
    NOT_SAID,
    PER_TASK,
    STANDING,
    STANDING_GRANT,
    TASK_GRANT,
    ONE_OF,
    EXTERNAL,
    MOST_BYTES,
    VIA,
    ACCESS,
    WORKING,
    DUE,
    FIELDS,
    SAID_BY,
    INTERIM,
    KEPT,
    NO_INPUTS,
    GRANTS_ALONE,
    NO_DELIVERABLES;
}
