package io.agentdoc.assembler.check.packages;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.document.json.JsonNumber;
import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Limits;
import io.agentdoc.testing.Clause;
import io.agentdoc.testing.Corpus;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Our copy of what the two schemas of Agent Plugins 1.0.0 say, against the schemas as they were published. */
@Clause("12.2-4")
class ManifestSchemaTest {
    @TempDir
    Path folder;

    @Test
    void the_members_are_those_of_the_published_schema() {
        Node schema = schema("plugin");
        Set<String> known = new HashSet<>(ManifestSchema.TEXTS);
        known.addAll(ManifestSchema.MEMBERS);
        assertEquals(names(at(schema, "properties")), known);
        assertEquals(names(at(schema, "properties", "author", "properties")), ManifestSchema.AUTHOR);
        assertEquals(List.of("$schema", "name"), texts(at(schema, "required")));
    }

    @Test
    void the_name_and_the_version_are_those_of_the_published_schema() {
        Node name = at(schema("plugin"), "properties", "name");
        assertEquals(Optional.of(ManifestSchema.NAME.pattern()), name.text("pattern"));
        assertEquals(
                Optional.of((long) ManifestSchema.LONGEST_NAME),
                at(name, "maxLength").number().flatMap(JsonNumber::asLong));
        assertEquals(
                Optional.of(ManifestSchema.SCHEMA),
                at(schema("plugin"), "properties", "$schema").text("const"));
        assertEquals(
                Optional.of(Servers.SCHEMA),
                at(schema("mcp"), "properties", "$schema").text("const"));
    }

    @Test
    void the_kinds_of_server_are_those_of_the_published_schema() {
        Set<String> types = at(schema("mcp"), "$defs").members().stream()
                .flatMap(each -> each
                        .node()
                        .member("properties")
                        .flatMap(properties -> properties.member("type"))
                        .flatMap(type -> type.text("const"))
                        .stream())
                .collect(Collectors.toSet());
        assertEquals(Servers.TYPES, types);
    }

    @Test
    void the_published_examples_end_as_they_are_meant_to() throws Exception {
        assertEquals("", manifest("plugin.example.json"));
        assertTrue(manifest("plugin.invalid-name.json").startsWith("error 12.2-4 plugin.json#/name: "));
        assertEquals("", manifest("plugin.full-example.json"));
    }

    @Test
    void a_version_of_which_no_copy_is_held_is_not_checked_and_no_pass() throws Exception {
        Files.writeString(
                folder.resolve("plugin.json"),
                "{ \"$schema\": \"https://agent-plugins.org/schemas/1.1.0/plugin.schema.json\", \"name\": \"a\" }");
        assertEquals(
                "cannot_check plugin.json: no copy is held of the schema"
                        + " \"https://agent-plugins.org/schemas/1.1.0/plugin.schema.json\", and none is fetched\n",
                Cases.lines(own()));
    }

    private String manifest(String example) throws Exception {
        Files.write(folder.resolve("plugin.json"), Corpus.bytes("family/agent-plugins/" + example));
        return Cases.lines(own());
    }

    private Checkup own() {
        Found found = new Found();
        new ManifestSchema().check(new Inspected(Cases.files(folder)), found);
        return found.all();
    }

    private static Node schema(String name) {
        Bytes bytes = Bytes.own(Corpus.bytes("family/agent-plugins/" + name + ".schema.json"));
        return Node.root(assertInstanceOf(JsonReading.Parsed.class, new JsonParser(Limits.standard()).parse(bytes))
                .root());
    }

    private static Node at(Node from, String... members) {
        Node node = from;
        for (String member : members) {
            node = node.member(member).orElseThrow();
        }
        return node;
    }

    private static Set<String> names(Node object) {
        return object.members().stream().map(Node.Entry::name).collect(Collectors.toSet());
    }

    private static List<String> texts(Node list) {
        return list.elements().stream().flatMap(each -> each.text().stream()).toList();
    }
}
