package io.agentdoc.cli.config;

import java.util.Optional;

/**
 * One key of the configuration: the one place that says what it is called, what it holds and what it is for.
 *
 * @param standard the value that stands where the key is not given
 * @param about one sentence for people
 */
public record Key<T>(String name, Form<T> form, boolean required, Optional<T> standard, String about) {

    static <T> Key<T> of(String name, Form<T> form, String about) {
        return new Key<>(name, form, false, Optional.empty(), about);
    }

    Key<T> mustBeGiven() {
        return new Key<>(name, form, true, standard, about);
    }

    Key<T> or(T value) {
        return new Key<>(name, form, required, Optional.of(value), about);
    }
}
