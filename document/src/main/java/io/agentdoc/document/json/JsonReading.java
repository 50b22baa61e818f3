package io.agentdoc.document.json;

/** What became of bytes that were to be JSON: a tree, or the reason why there is none. */
public sealed interface JsonReading {

    /** The one tree that these bytes mean; it is what is verified and what is read. */
    record Parsed(Json root) implements JsonReading {}

    /** Not JSON, or JSON that two readers could take for two things; line and column count from one. */
    record Malformed(String why, long line, long column) implements JsonReading {}
}
