package io.agentdoc.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Limits;
import io.agentdoc.testing.Project;
import java.io.IOException;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * The catalog for JBang names this program: its coordinates in Maven's repositories and the class that starts it. JBang itself is
 * not here, so its names for members are compared with those that it publishes.
 */
class JbangCatalogTest {
    private static final Set<String> TOP = Set.of("catalogs", "aliases", "templates");
    private static final Set<String> OF_AN_ALIAS = Set.of(
            "script-ref",
            "description",
            "arguments",
            "runtime-options",
            "sources",
            "files",
            "dependencies",
            "repositories",
            "classpaths",
            "properties",
            "java",
            "main",
            "module",
            "compile-options",
            "cds",
            "interactive");

    @Test
    void the_catalog_names_the_program_that_this_is() throws Exception {
        JsonObject catalog = catalog();
        assertTrue(TOP.containsAll(catalog.names()), catalog.names().toString());
        JsonObject aliases =
                assertInstanceOf(JsonObject.class, catalog.get("aliases").orElseThrow());
        assertEquals(Set.of("agentdoc"), aliases.names());
        Node alias = Node.root(aliases.get("agentdoc").orElseThrow());
        assertTrue(OF_AN_ALIAS.containsAll(((JsonObject) alias.value()).names()));

        Map<String, String> pom = coordinates();
        assertEquals(
                pom.get("groupId") + ":agentdoc-cli:" + pom.get("version"),
                alias.text("script-ref").orElseThrow());
        assertEquals("21+", alias.text("java").orElseThrow());
        int modifiers = Class.forName(alias.text("main").orElseThrow())
                .getDeclaredMethod("main", String[].class)
                .getModifiers();
        assertTrue(Modifier.isPublic(modifiers) && Modifier.isStatic(modifiers));
    }

    private static JsonObject catalog() throws IOException {
        Bytes file = Bytes.own(Files.readAllBytes(Project.root().resolve("jbang-catalog.json")));
        var parsed = assertInstanceOf(JsonReading.Parsed.class, new JsonParser(Limits.standard()).parse(file));
        return assertInstanceOf(JsonObject.class, parsed.root());
    }

    /** What the command line's module takes from its parent. */
    private static Map<String, String> coordinates() throws IOException {
        String pom = Files.readString(Project.root().resolve("cli/pom.xml"));
        Matcher parent = Pattern.compile("(?s)<parent>.*?<groupId>(.*?)</groupId>.*?<version>(.*?)</version>")
                .matcher(pom);
        assertTrue(parent.find() && pom.contains("<artifactId>agentdoc-cli</artifactId>"));
        return Map.of("groupId", parent.group(1), "version", parent.group(2));
    }
}
