package io.agentdoc.assembler.trace;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonLocator;
import io.agentdoc.document.model.Source;
import io.agentdoc.document.model.Unavailable;
import io.agentdoc.document.value.JsonPointer;
import io.agentdoc.document.value.MemberPath;
import java.util.List;
import java.util.Optional;

/**
 * Where one member of an AgentDoc comes from, down to the bytes that said it; or, for a silent one, where it was looked
 * for in vain.
 *
 * @param searched the sources that were looked at for a member that is not stated
 * @param unavailable those that were sought and not had, for the same
 */
public record Explanation(
        MemberPath member,
        boolean stated,
        Optional<Json> value,
        List<Cited> sources,
        List<Source> searched,
        List<Unavailable> unavailable) {
    public Explanation {
        sources = List.copyOf(sources);
        searched = List.copyOf(searched);
        unavailable = List.copyOf(unavailable);
    }

    /** A source of the member and the place in it, where its bytes are still at hand. */
    public record Cited(Source source, Optional<Quoted> at, Optional<String> whyNot) {}

    /** The place and the bytes that stand there. */
    public record Quoted(JsonPointer pointer, Optional<JsonLocator.Span> span, String bytes) {}
}
