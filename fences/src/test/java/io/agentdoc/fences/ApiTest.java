package io.agentdoc.fences;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClass;
import io.agentdoc.testing.Project;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the libraries let others see is listed, so that no change of it goes unnoticed before there is a release to compare with. */
class ApiTest {

    @ParameterizedTest
    @ValueSource(strings = {"document", "assembler"})
    void what_others_can_use_is_what_is_listed(String module) throws IOException {
        List<Class<?>> types = types(module);
        String text = String.join(
                        "\n",
                        types.stream()
                                .flatMap(type -> Signatures.of(type).stream())
                                .toList()) + "\n";
        Path listing = Project.root().resolve("docs/api/" + module + ".txt");
        if (Boolean.getBoolean("agentdoc.update")) {
            Files.createDirectories(listing.getParent());
            Files.writeString(listing, text);
        }
        assertTrue(types.size() > 80, () -> "saw " + types.size() + " types");
        assertEquals(
                Files.readString(listing),
                text,
                "The public types of " + module
                        + " changed. If that is meant, run this test with -Dagentdoc.update=true, read"
                        + " the difference, and say in CHANGELOG.md what whoever uses the library has to change.");
    }

    private static List<Class<?>> types(String module) {
        return House.in(80, "io.agentdoc." + module + "..").stream()
                .<Class<?>>map(JavaClass::reflect)
                .filter(Signatures::isSeen)
                .filter(type -> !type.getSimpleName().equals("package-info"))
                .sorted(Comparator.comparing(Class::getName))
                .toList();
    }

    /** Shapes of which a change has to be seen. */
    @SuppressWarnings("unused")
    public sealed interface Shown<T> {
        /** One that holds something. */
        record Held<T>(T value) implements Shown<T> {}

        T value() throws IOException;

        private static void nobodySees() {}
    }

    @Test
    void a_member_its_types_and_what_it_throws_are_listed_and_what_is_private_is_not() {
        String listed = String.join("\n", Signatures.of(Shown.class));
        String held = String.join("\n", Signatures.of(Shown.Held.class));
        assertTrue(listed.endsWith("\n    public abstract T value() throws java.io.IOException"), listed);
        assertTrue(listed.contains(" permits io.agentdoc.fences.ApiTest$Shown$Held\n"), listed);
        assertFalse(listed.contains("nobodySees"), listed);
        assertTrue(held.contains("\n    public T value()") && held.contains("\n    public new(T)"), held);
    }
}
