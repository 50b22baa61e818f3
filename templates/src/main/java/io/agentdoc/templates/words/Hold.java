package io.agentdoc.templates.words;

/** What holds the agent to a limit, as far as anybody here could see (9.5, 9.5.1). */
public enum Hold implements Phrase {
    RULE_UNSEEN,
    RULE_INSIDE,
    RULE_AT_DOOR,
    RULE_RECORDED,
    MODEL,
    UNSTATED;
}
