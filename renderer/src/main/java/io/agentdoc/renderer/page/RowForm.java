package io.agentdoc.renderer.page;

import io.agentdoc.document.codec.AgentDocReader;
import io.agentdoc.document.codec.AgentDocWriter;
import io.agentdoc.document.codec.Instants;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonBoolean;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonPretty;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.json.JsonText;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.Offering;
import io.agentdoc.document.model.Sells;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import io.agentdoc.document.value.Limits;
import io.agentdoc.renderer.search.Findable;
import io.agentdoc.templates.words.Facet;
import io.agentdoc.templates.words.Words;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * A row in bytes, for a later build of the same program. No HTML stands in them: what a list shows of an open offering is
 * made again from the members that it is made from.
 */
public final class RowForm {
    /** The members of an offering that its scope and its line in a list are made from. */
    private static final List<String> SHOWN = List.of("id", "name", "scope", "focus", "authority", "ceilings");

    private RowForm() {}

    public static Bytes write(ListingRow row) {
        JsonObject.Builder form = JsonObject.builder()
                .put("id", row.id())
                .put("package", JsonBoolean.of(row.isPackage()))
                .put("name", row.name())
                .put("says", row.says().toString());
        row.handle().ifPresent(handle -> form.put("handle", handle));
        row.description().ifPresent(text -> form.put("description", text));
        row.assembledAt().ifPresent(at -> form.put("assembled_at", at.toString()));
        row.staleAfter().ifPresent(at -> form.put("stale_after", at.toString()));
        return JsonPretty.of(form.put("offerings", row.offerings())
                .put("offered", JsonArray.of(row.offered().stream().map(RowForm::offered)))
                .put("found_by", row.findable().name())
                .put("work", texts(row.findable().work()))
                .put("focus", texts(row.findable().focus()))
                .put("not_stated", texts(row.notStated()))
                .put("facets", facets(row.facets()))
                .build());
    }

    /** The row, where the bytes are of this form. */
    public static Optional<ListingRow> read(Bytes form, Words words) {
        return new JsonParser(Limits.standard()).parse(form) instanceof JsonReading.Parsed(Json tree)
                ? row(Node.root(tree), words)
                : Optional.empty();
    }

    private static Optional<ListingRow> row(Node row, Words words) {
        Json offerings = row.member("offerings").map(Node::value).orElseGet(JsonArray::empty);
        return row.text("says")
                .flatMap(Digest::parse)
                .map(says -> new ListingRow(
                        row.text("id").orElse(""),
                        row.member("package").flatMap(Node::flag).orElse(false),
                        row.text("name").orElse(""),
                        says,
                        row.text("handle"),
                        row.text("description"),
                        Rows.scopes(offerings(offerings), words),
                        list(row, "offered", offered -> Optional.of(offered(offered))),
                        Rows.opens(offerings(offerings), words),
                        new Findable(
                                row.text("found_by").orElse(""),
                                list(row, "work", Node::text),
                                list(row, "focus", Node::text)),
                        row.text("assembled_at").flatMap(Instants::parse),
                        row.text("stale_after").flatMap(Instants::parse),
                        list(row, "not_stated", Node::text),
                        facets(row),
                        offerings));
    }

    /** Of a document's offerings what lists show. */
    static Json shown(Node document) {
        return document.member("sections")
                .flatMap(sections -> sections.member("sells"))
                .flatMap(sells -> sells.member("offerings"))
                .map(RowForm::shownOfEach)
                .orElseGet(JsonArray::empty);
    }

    private static Json shownOfEach(Node offerings) {
        return offerings.isArray()
                ? JsonArray.of(offerings.elements().stream().map(RowForm::shownOfOne))
                : offerings.value();
    }

    private static Json shownOfOne(Node offering) {
        if (!offering.isObject()) {
            return offering.value();
        }
        JsonObject.Builder shown = JsonObject.builder();
        SHOWN.forEach(name -> offering.member(name).ifPresent(member -> shown.put(name, member.value())));
        return shown.build();
    }

    /** Read as they are read in a document, so that what is odd in them is odd in the same way. */
    private static List<Offering> offerings(Json shown) {
        JsonObject sells = JsonObject.builder()
                .put("from", JsonArray.empty())
                .put("offerings", shown)
                .build();
        JsonObject document = JsonObject.builder()
                .put("agentdoc", AgentDocWriter.VERSION)
                .put("subject", JsonObject.empty())
                .put("sections", JsonObject.builder().put("sells", sells).build())
                .build();
        return AgentDocReader.read(document)
                .flatMap(doc -> doc.sections().sells().get(Sells.OFFERINGS).carried())
                .orElse(List.of());
    }

    private static JsonObject offered(ListingRow.Offered offered) {
        JsonObject.Builder form = JsonObject.builder()
                .put("id", offered.id())
                .put("name", offered.name())
                .put("scope", offered.scope());
        offered.price().ifPresent(price -> form.put("price", price));
        return form.build();
    }

    private static ListingRow.Offered offered(Node form) {
        return new ListingRow.Offered(
                form.text("id").orElse(""),
                form.text("name").orElse(""),
                form.text("scope").orElse(""),
                form.text("price"));
    }

    private static JsonObject facets(Map<Facet, NavigableSet<String>> facets) {
        JsonObject.Builder form = JsonObject.builder();
        facets.forEach((facet, values) -> form.put(facet.path(), JsonArray.texts(values.stream())));
        return form.build();
    }

    private static Map<Facet, NavigableSet<String>> facets(Node row) {
        Node form = row.member("facets").orElse(Node.root(JsonObject.empty()));
        Map<Facet, NavigableSet<String>> facets = new EnumMap<>(Facet.class);
        for (Facet facet : Facet.values()) {
            facets.put(facet, new TreeSet<>(list(form, facet.path(), Node::text)));
        }
        return facets;
    }

    private static Json texts(List<String> texts) {
        return JsonArray.of(texts.stream().map(JsonText::new));
    }

    private static <T> List<T> list(Node of, String name, Function<Node, Optional<T>> each) {
        return of.member(name).stream()
                .flatMap(list -> list.elements().stream())
                .flatMap(element -> each.apply(element).stream())
                .toList();
    }
}
