package io.agentdoc.document.model;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.value.SourceId;
import java.util.List;
import java.util.Map;

/** The forms that a member's value can take. */
public sealed interface Form<T> {
    record Text() implements Form<String> {}

    record Flag() implements Form<Boolean> {}

    record Verbatim() implements Form<Json> {}

    record Texts() implements Form<List<String>> {}

    record One<P extends Part>(Shape<P> shape) implements Form<P> {}

    record Listed<P extends Part>(Shape<P> shape) implements Form<List<P>> {}

    record ByName<P extends Part>(Shape<P> shape) implements Form<Map<String, P>> {}

    record Source() implements Form<SourceId> {}

    record InColumn() implements Form<Column> {}
}
