package io.agentdoc.cli.config;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonObject;
import java.util.Optional;

/** What a value of the configuration must look like, and what it becomes. */
public interface Form<T> {

    /** The value, or nothing after its fault has been noted. */
    Optional<T> read(Given given, Reading reading);

    /** What a person is asked for, such as "a whole number". */
    String wanted();

    /** The value as the configuration would write it; of a secret only where it lies. */
    Json json(T value);

    /** The form as JSON Schema, draft 2020-12. */
    JsonObject schema();
}
