package io.agentdoc.fences;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClass;
import io.agentdoc.testing.Project;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Every number that bounds something has a name, a reason, and a line on one page. */
class LimitsTest {
    private static final Path PAGE = Project.root().resolve("docs/limits.md");
    private static final int AT_LEAST = 90;

    private static final List<Constant> CONSTANTS = Constants.ofTheHouse();
    private static final Set<String> NUMBERS = Numbers.ofTheHouse().places();

    @Test
    void the_page_of_limits_is_what_the_code_says() throws IOException {
        List<Constant> limits = limits();
        assertTrue(limits.size() >= AT_LEAST, () -> "saw " + limits.size() + " limits");
        String said = LimitsPage.of(limits);
        if (Boolean.getBoolean("agentdoc.update")) {
            Files.writeString(PAGE, said);
        }
        assertEquals(said, Files.readString(PAGE), "stale; write it anew with mvn verify -Dagentdoc.update=true");
    }

    @Test
    void every_limit_has_its_reason() {
        var unreasoned = new TreeSet<String>();
        CONSTANTS.stream()
                .filter(constant -> !NUMBERS.contains(constant.place()))
                .filter(constant -> constant.reason().isEmpty())
                .forEach(constant -> unreasoned.add(constant.place()));
        assertEquals(
                Set.of(), unreasoned, "say above it why it is as large as it is; or, bounding nothing, in numbers.tsv");
    }

    @Test
    void nothing_is_bounded_by_a_number_without_a_name() {
        var unnamed = new TreeSet<>(Literals.ofTheHouse());
        unnamed.removeAll(NUMBERS);
        assertEquals(Set.of(), unnamed, "give it a name and a reason; or, bounding nothing, list it in numbers.tsv");
    }

    @Test
    void every_number_that_is_listed_as_none_of_them_is_there() {
        var gone = new TreeSet<>(NUMBERS);
        CONSTANTS.forEach(constant -> gone.remove(constant.place()));
        gone.removeAll(Literals.ofTheHouse());
        assertEquals(Set.of(), gone);
    }

    @Test
    void what_is_called_limits_says_what_holds_where_nobody_says_anything() {
        var silent = House.always().stream()
                .map(JavaClass::reflect)
                .filter(type -> type.isRecord() && type.getSimpleName().endsWith("Limits"))
                .filter(type -> !Constants.isRecordOfLimits(type))
                .map(Constant::local)
                .collect(Collectors.toSet());
        assertEquals(Set.of(), silent);
    }

    @Test
    void a_bound_without_a_name_is_seen() {
        assertEquals(Set.of("64"), Literals.in("if (depth > 64) {"));
        assertEquals(Set.of("4 << 20"), Literals.in("return size <= 4 << 20;"));
        assertEquals(Set.of("1_000"), Literals.in("all.stream().limit(1_000)"));
        assertEquals(Set.of("300"), Literals.in("text.substring(0, Math.min(text.length(), 300))"));
        assertEquals(Set.of(), Literals.in("return hash ^ (hash >>> 15) + (1 << 20);"));
    }

    @Test
    void a_number_that_is_not_said_to_be_anything_is_a_limit() {
        assertThrows(IllegalArgumentException.class, () -> Numbers.of("a.B\tMOST\t "));
        assertThrows(IllegalArgumentException.class, () -> Numbers.of("a.B\tMOST"));
        assertEquals(
                Set.of("a.B.ONE", "a.B.TWO"),
                Numbers.of("# x\na.B\tONE TWO\twhy").places());
    }

    @Test
    void a_time_is_given_in_the_largest_unit_that_leaves_nothing_over() {
        assertEquals("90 seconds", Quantity.text(Duration.ofSeconds(90)));
        assertEquals("2 hours", Quantity.text(Duration.ofHours(2)));
        assertEquals("250 millis", Quantity.text(Duration.ofMillis(250)));
        assertEquals("33,554,432", Quantity.text(32 << 20));
    }

    private List<Constant> limits() {
        return CONSTANTS.stream()
                .filter(constant -> !NUMBERS.contains(constant.place()))
                .filter(constant -> !constant.reason().isEmpty())
                .toList();
    }
}
