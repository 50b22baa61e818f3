package io.agentdoc.renderer.page;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.value.Digest;
import io.agentdoc.renderer.search.Findable;
import io.agentdoc.templates.part.OpenLine;
import io.agentdoc.templates.part.ScopePart;
import io.agentdoc.templates.words.Facet;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;

/**
 * What a list says of one agent: all that is kept of it once its own page is written.
 *
 * @param says the digest of what the document says, whenever and by whomever it was assembled
 * @param opens its open offerings
 * @param findable by what a search finds it
 * @param facets the values by which lists show it; an empty set is what it has not stated
 * @param offerings of its offerings the members that scopes and open lines are made from, as the document has them
 */
public record ListingRow(
        String id,
        boolean isPackage,
        String name,
        Digest says,
        Optional<String> handle,
        Optional<String> description,
        List<ScopePart> scopes,
        List<Offered> offered,
        List<OpenLine> opens,
        Findable findable,
        Optional<Instant> assembledAt,
        Optional<Instant> staleAfter,
        List<String> notStated,
        Map<Facet, NavigableSet<String>> facets,
        Json offerings) {

    /** One offering in a list. An open one is never listed by what its sentence says (6.11). */
    public record Offered(String id, String name, String scope, Optional<String> price) {}

    public ListingRow {
        scopes = List.copyOf(scopes);
        opens = List.copyOf(opens);
        offered = List.copyOf(offered);
        notStated = List.copyOf(notStated);
    }
}
