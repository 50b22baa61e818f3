package io.agentdoc.cli.config;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonObject;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * The form of a single value.
 *
 * @param wanted what a person is asked for
 * @param example a value that fits, for the end of a sentence
 * @param types what the file's format may take the value for
 * @param fitting reads the value's text
 * @param writing writes the value back
 * @param schema the form as JSON Schema
 */
record ScalarForm<T>(
        String wanted,
        String example,
        Set<Given.Type> types,
        Fitting<T> fitting,
        Function<T, Json> writing,
        JsonObject schema)
        implements Form<T> {

    /** Reads one value's text. */
    interface Fitting<T> {
        Fit<T> fit(Given.Scalar scalar, Reading reading);
    }

    @Override
    public Optional<T> read(Given given, Reading reading) {
        if (!(given instanceof Given.Scalar scalar)) {
            return refused(given, reading, "wants " + wanted + ", and this is " + given.found() + "; type " + example);
        }
        if (scalar.type() == Given.Type.NOTHING) {
            return refused(given, reading, "has no value; type " + wanted + " such as " + example);
        }
        if (!types.contains(scalar.type())) {
            String cure = types.contains(Given.Type.TEXT) ? "put it in quotes" : "type " + example;
            return refused(given, reading, "wants " + wanted + ", and this is " + scalar.found() + "; " + cure);
        }
        return switch (fitting.fit(scalar, reading)) {
            case Fit.Right<T>(T value) -> Optional.of(value);
            case Fit.Wrong<T>(String why) -> refused(given, reading, why);
        };
    }

    private Optional<T> refused(Given given, Reading reading, String why) {
        reading.fault(given.at(), reading.name() + " " + why + ".");
        return Optional.empty();
    }

    @Override
    public Json json(T value) {
        return writing.apply(value);
    }
}
