package io.agentdoc.assembler.repository;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Limits;
import io.agentdoc.testing.Clause;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Copies beside the packages that they were copied from. */
@Clause("13.5-1")
class LineagesTest {
    private static final String GRANDPARENT = entry("stamp-licker", "0.9.0", "MIT");
    private static final String PARENT = entry("letter-franker", "1.0.0", "MIT");

    private final Lineages lineages = new Lineages();

    @Test
    void a_copy_that_prepends_its_parent_and_keeps_its_chain_is_in_order() {
        lineages.add("parent/", manifest("letter-franker", "1.0.0", GRANDPARENT));
        lineages.add(
                "copy/", manifest("parcel-franker", "0.1.0", PARENT + "," + entry("stamp-licker", "0.9.0", "mit")));
        assertEquals(Map.of(), lineages.findings());
    }

    @Test
    void a_chain_that_was_cut_is_found() {
        lineages.add("parent/", manifest("letter-franker", "1.0.0", GRANDPARENT));
        lineages.add("copy/", manifest("parcel-franker", "0.1.0", PARENT));
        assertEquals(
                "copy/plugin.json#/extensions/net.agentdoc.package/from",
                Objects.requireNonNull(lineages.findings().get("copy/")).place());
    }

    @Test
    void entries_in_another_order_or_that_the_parent_never_had_are_found() {
        lineages.add("parent/", manifest("letter-franker", "1.0.0", ""));
        lineages.add("copy/", manifest("parcel-franker", "0.1.0", PARENT + "," + GRANDPARENT));
        assertEquals(1, lineages.findings().size());
    }

    @Test
    void of_a_parent_that_is_not_at_hand_nothing_is_said() {
        lineages.add("copy/", manifest("parcel-franker", "0.1.0", PARENT));
        lineages.add("other/", manifest("letter-franker", "1.0.1", GRANDPARENT));
        assertEquals(Map.of(), lineages.findings());
    }

    private static String entry(String name, String version, String license) {
        return "{ \"name\": \"" + name + "\", \"version\": \"" + version
                + "\", \"repository\": \"https://code.example/x\", \"commit\": \"c0ffee\", \"license\": \"" + license
                + "\" }";
    }

    private static Json manifest(String name, String version, String from) {
        String text = "{ \"name\": \"" + name + "\", \"version\": \"" + version
                + "\", \"extensions\": { \"net.agentdoc.package\": { \"from\": [" + from + "] } } }";
        return assertInstanceOf(JsonReading.Parsed.class, new JsonParser(Limits.standard()).parse(Bytes.utf8(text)))
                .root();
    }
}
