package io.agentdoc.document.model;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.value.SourceId;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** The forms that a member's value can take. */
public sealed interface Form<T> {
    /** One text. */
    record Text() implements Form<String> {}

    /** True or false. */
    record Flag() implements Form<Boolean> {}

    /**
     * A value that is carried as it stands.
     *
     * @param isReadable whether a value says anything that can be carried
     */
    record Verbatim(Predicate<Json> isReadable) implements Form<Json> {}

    /** A list of texts. */
    record Texts() implements Form<List<String>> {}

    /** One part that has members of its own. */
    record One<P extends Part>(Shape<P> shape) implements Form<P> {}

    /** A list of such parts. */
    record Listed<P extends Part>(Shape<P> shape) implements Form<List<P>> {}

    /** Such parts by name. */
    record ByName<P extends Part>(Shape<P> shape) implements Form<Map<String, P>> {}

    /** The name of one of the document's sources. */
    record Source() implements Form<SourceId> {}

    /** Whether something is declared, confirmed, failed or observed. */
    record InColumn() implements Form<Column> {}
}
