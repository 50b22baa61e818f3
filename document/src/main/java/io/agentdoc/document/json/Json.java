package io.agentdoc.document.json;

/** A JSON value. Numbers keep the text they were written with, and objects the order of their members. */
public sealed interface Json permits JsonObject, JsonArray, JsonText, JsonNumber, JsonBoolean, JsonNull {

    /** The name of the value's type as JSON has it, for sentences about what was found. */
    String typeName();
}
