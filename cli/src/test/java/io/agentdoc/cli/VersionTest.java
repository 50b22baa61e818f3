package io.agentdoc.cli;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class VersionTest {

    @Test
    void the_version_names_the_program() {
        assertTrue(new Version().getVersion()[0].startsWith("agentdoc "));
    }

    @Test
    void it_names_the_formats_the_provider_of_signatures_and_the_virtual_machine() {
        String said = String.join("\n", new Version().getVersion());
        assertTrue(said.contains("\ndocuments: AgentDoc v1; of a package, agentdoc package format 1"), said);
        assertTrue(said.contains("\nsignatures: Ed25519 by "), said);
        assertTrue(said.contains("\nJava: " + Runtime.version()), said);
    }
}
