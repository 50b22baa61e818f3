package io.agentdoc.cli.config;

/** Whether a text fits the form that is wanted of it. */
sealed interface Fit<T> {

    /** It does, and this is what it means. */
    record Right<T>(T value) implements Fit<T> {}

    /** It does not; the sentence continues the value's name: "wants …; type …". */
    record Wrong<T>(String why) implements Fit<T> {}
}
