package io.agentdoc.document.json;

/** {@code null}, which no reader takes for a value. */
public enum JsonNull implements Json {
    NULL;

    @Override
    public String typeName() {
        return "null";
    }
}
