package io.agentdoc.document.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.agentdoc.document.check.Finding;
import io.agentdoc.document.check.Level;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How what a finding stands in is named. */
class CheckedTest {
    private static final Located FOUND = Located.nowhere(
                    new Finding("13.4-5", Level.ERROR, "agentdoc.json#/sections", "x"))
            .in("agentdoc.json");

    @Test
    void a_file_is_named_as_seen_from_where_its_folder_was_typed() {
        assertEquals("repo/agentdoc.json", file("repo"));
        assertEquals("repo/agentdoc.json", file("repo/"));
        assertEquals("agentdoc.json", file("."));
        assertEquals("agentdoc.json", file("./"));
        assertEquals("/agentdoc.json", file("/"));
    }

    @Test
    void a_finding_in_no_file_stands_in_the_target() {
        assertEquals("repo", checked("repo").file(Located.nowhere(FOUND.finding())));
    }

    private static String file(String target) {
        return checked(target).file(FOUND);
    }

    private static Checked checked(String target) {
        return new Checked(target, "repository", List.of(FOUND), List.of());
    }
}
