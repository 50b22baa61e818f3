package io.agentdoc.document.json;

/** An array or object whose end has not been read yet. */
sealed interface OpenValue permits OpenArray, OpenObject {

    void add(Json value);

    /** Names the member that comes next; false where it is there already. */
    boolean name(String name);

    Json close();
}
