package io.agentdoc.assembler.gather;

/** Whether a text is a URL that we go to. */
sealed interface UrlReading {

    record Sound(FetchUrl url) implements UrlReading {}

    /** A sentence for a reader; it does not repeat the text. */
    record Odd(String why) implements UrlReading {}
}
