package io.agentdoc.document.model;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.value.SourceId;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** The forms that a member's value can take. */
public sealed interface Form<T> {
    record Text() implements Form<String> {}

    record Flag() implements Form<Boolean> {}

    /**
     * A value that is carried as it stands.
     *
     * @param isReadable whether a value says anything that can be carried
     */
    record Verbatim(Predicate<Json> isReadable) implements Form<Json> {}

    record Texts() implements Form<List<String>> {}

    record One<P extends Part>(Shape<P> shape) implements Form<P> {}

    record Listed<P extends Part>(Shape<P> shape) implements Form<List<P>> {}

    record ByName<P extends Part>(Shape<P> shape) implements Form<Map<String, P>> {}

    record Source() implements Form<SourceId> {}

    record InColumn() implements Form<Column> {}
}
