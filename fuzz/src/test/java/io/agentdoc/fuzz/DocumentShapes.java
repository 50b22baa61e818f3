package io.agentdoc.fuzz;

import io.agentdoc.document.check.Checks;
import io.agentdoc.document.codec.AgentDocReader;
import io.agentdoc.document.codec.AgentDocWriter;
import io.agentdoc.document.diff.Diff;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonPretty;
import io.agentdoc.document.json.JsonText;
import io.agentdoc.document.report.Locations;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.renderer.page.PageRenderer;
import io.agentdoc.testing.Project;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** AgentDocs in which one list, or the sources and one list beside them, are long: read, written, checked, compared, shown. */
final class DocumentShapes {
    static final int MOST = Integer.getInteger("agentdoc.growth", 64 << 10);
    private static final int LONGEST = 480 << 10;
    private static final List<String> SOURCES = List.of("sources");
    private static final List<String> TEXTS = List.of("a", "<", "\u202E", "word ", "a\n", "https://a.example/ ");

    /** Which between them have everything that a document may have. */
    private static final List<Json> BASES = Stream.of(
                    "examples/directory/approved/clause-reviewer.json",
                    "examples/directory/approved/honyaku-kyoku.json",
                    "renderer/src/test/resources/io/agentdoc/renderer/page/clause-reviewer.json",
                    "examples/repository/agentdoc.json")
            .map(file -> Seeds.bytes(Project.root().resolve(file)))
            .flatMap(bytes -> Documents.parsed(bytes).stream())
            .toList();

    private static final Json BASE = BASES.getFirst();

    /** About so many texts are in it. */
    private static final int TEXTS_OF_BASE = 400;

    private DocumentShapes() {}

    static Stream<Shape> all() {
        Map<String, Shape> shapes = new LinkedHashMap<>();
        for (Json base : BASES) {
            for (List<String> place : Widened.places(base)) {
                String name = name("document", place);
                shapes.computeIfAbsent(name, any -> shape(name, MOST, size -> Widened.at(base, place, size)));
            }
            for (List<String> place : Widened.lists(base)) {
                String name = name("document sources and", place);
                shapes.computeIfAbsent(name, any -> shape(name, MOST, size -> besideSources(base, place, size)));
            }
        }
        return Stream.of(shapes.values().stream(), longest(), texts()).flatMap(all -> all);
    }

    private static Stream<Shape> longest() {
        return Stream.of(SOURCES, List.of("sections", "sells", "offerings"), List.of("not_stated"))
                .map(place -> shape(name("longest document", place), LONGEST, size -> Widened.at(BASE, place, size)));
    }

    private static Stream<Shape> texts() {
        return TEXTS.stream()
                .map(piece -> shape(
                        "document texts of " + piece.codePoints().boxed().toList(),
                        MOST,
                        size -> worded(BASE, piece.repeat(size / (TEXTS_OF_BASE * piece.length())))));
    }

    private static String name(String what, List<String> place) {
        return what + " " + Widened.way(place);
    }

    private interface Made {
        Json of(int size);
    }

    private static Shape shape(String name, int most, Made made) {
        return new Shape(name, most, size -> JsonPretty.of(made.of(size)).toArray(), DocumentShapes::read);
    }

    /** The sources take half of it, and are all named by every section; the place takes the other half. */
    private static Json besideSources(Json base, List<String> place, int size) {
        return Widened.at(sourced(base, size / 2), place, size / 2);
    }

    private static Json sourced(Json base, int size) {
        Json many = Widened.at(base, SOURCES, size);
        List<Json> ids = new ArrayList<>();
        ((JsonArray) ((JsonObject) many).get("sources").orElseThrow())
                .elements()
                .forEach(source -> ids.add(((JsonObject) source).get("id").orElseThrow()));
        JsonArray from = new JsonArray(ids);
        return Widened.changed(many, List.of("sections"), sections -> {
            JsonObject.Builder all = JsonObject.builder();
            ((JsonObject) sections).forEach((name, section) -> {
                JsonObject.Builder members = JsonObject.builder();
                ((JsonObject) section)
                        .forEach((member, value) -> members.put(member, member.equals("from") ? from : value));
                all.put(name, members.build());
            });
            return all.build();
        });
    }

    /** With more in each of its texts. */
    private static Json worded(Json in, String more) {
        return switch (in) {
            case JsonText(String text) -> new JsonText(text + more);
            case JsonArray array -> JsonArray.of(array.elements().stream().map(element -> worded(element, more)));
            case JsonObject object -> {
                JsonObject.Builder copy = JsonObject.builder();
                object.forEach((name, value) -> copy.put(name, worded(value, more)));
                yield copy.build();
            }
            default -> in;
        };
    }

    static long read(byte[] input) {
        Bytes bytes = Bytes.copyOf(input);
        Json tree = Documents.parsed(input).orElseThrow();
        long findings = new Locations(bytes, tree).of(Checks.check(tree)).size();
        long written = AgentDocReader.read(tree)
                .map(doc -> JsonPretty.of(AgentDocWriter.write(doc)).size())
                .orElse(0);
        long changes = (long) Diff.between(BASE, tree).size()
                + Diff.between(tree, BASE).size();
        long page = new PageRenderer()
                .render(bytes, AgentDocPages.SETTINGS)
                .map(rendered -> rendered.html().size())
                .orElse(0);
        return findings + written + changes + page;
    }
}
