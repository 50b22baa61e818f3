package io.agentdoc.fences;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.testing.Project;
import io.agentdoc.testing.Promised;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class PromisesTest {

    private static final Path PAGE = Project.root().resolve("docs/security.md");
    private static final int ATTACKS = 25;

    private final Promises promises = Promises.of(Rules.ofTheHouse().tests());

    @Test
    void the_page_of_promises_is_what_the_tests_say() throws IOException {
        String said = SecurityPage.of(promises, SecurityPage.unmet(), SecurityPage.attacks());
        if (Boolean.getBoolean("agentdoc.update")) {
            Files.writeString(PAGE, said);
        }
        assertEquals(said, Files.readString(PAGE), "stale; write it anew with mvn verify -Dagentdoc.update=true");
    }

    @Test
    void every_promise_is_shown_or_said_not_to_be_met() {
        var missing = new TreeSet<>(Arrays.asList(Promised.values()));
        missing.removeAll(promises.kept().keySet());
        missing.removeIf(promised -> SecurityPage.unmet().containsKey(promised.name()));
        assertEquals(Set.of(), missing);
    }

    @Test
    void what_is_said_not_to_be_met_is_a_promise() {
        var names = Arrays.stream(Promised.values()).map(Promised::name).collect(Collectors.toSet());
        assertTrue(names.containsAll(SecurityPage.unmet().keySet()), SecurityPage.unmet()::toString);
    }

    @Test
    void every_attack_is_made_and_no_other_is_counted() {
        assertEquals(ATTACKS, SecurityPage.attacks().size());
        assertEquals(SecurityPage.attacks().keySet(), promises.attacks().keySet());
    }
}
