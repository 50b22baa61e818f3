package io.agentdoc.document.json;

/** A JSON string, decoded. */
public record JsonText(String value) implements Json {
    @Override
    public String typeName() {
        return "a text";
    }
}
