package io.agentdoc.document.check;

/**
 * One thing that wants a look: the rule it rests on, where it stands and a sentence that says what.
 *
 * @param rule the clause, as its number and its place in the chapter
 * @param place a member of the document, or a source and a JSON pointer into it
 */
public record Finding(String rule, Level level, String place, String message) {}
