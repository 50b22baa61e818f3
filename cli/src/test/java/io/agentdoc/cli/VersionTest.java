package io.agentdoc.cli;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class VersionTest {

    @Test
    void the_version_names_the_program() {
        assertTrue(new Version().getVersion()[0].startsWith("agentdoc "));
    }
}
