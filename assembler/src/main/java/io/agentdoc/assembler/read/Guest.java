package io.agentdoc.assembler.read;

import io.agentdoc.document.stated.Stated;

/** The standing of an agent that a platform provisions on trial terms (6.9). */
final class Guest {
    private Guest() {}

    /** Standing has one value; any other is unreadable, and none is ever read as resident. */
    static Stated<Boolean> read(Quote from) {
        return from.take(
                "standing",
                "the word guest",
                at -> at.text().filter("guest"::equals).map(word -> true));
    }
}
