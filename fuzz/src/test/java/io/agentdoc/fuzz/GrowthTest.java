package io.agentdoc.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.testing.Project;
import io.agentdoc.testing.Promise;
import io.agentdoc.testing.Promised;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What a reading costs grows no faster than what is read: of each shape at three sizes, in a virtual machine with a heap of
 * 128 MiB and stacks of 512 KiB, what is allocated and what is made of it.
 *
 * <p>The longest are documents of 64 KiB and texts of as much as is read; {@code -Dagentdoc.growth=524288} makes longer documents.
 */
@Timeout(3600)
class GrowthTest {
    private static final double MOST_GROWTH = 2.5;

    private static Map<String, List<Cost>> costs = Map.of();

    /** One reading: bytes read, made and allocated, and the milliseconds of CPU, which are asserted nowhere. */
    private record Cost(long read, long made, long allocated, long took) {

        static Cost of(String numbers) {
            List<Long> each =
                    Stream.of(numbers.split(" ", -1)).map(Long::valueOf).toList();
            return new Cost(each.get(0), each.get(1), each.get(2), each.get(3));
        }
    }

    @BeforeAll
    static void read(@TempDir Path folder) throws IOException, InterruptedException {
        Path said = folder.resolve("growth.tsv");
        Process reading = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx128m",
                        "-Xss512k",
                        "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=1",
                        "-Dagentdoc.root=" + Project.root(),
                        "-Dagentdoc.growth=" + DocumentShapes.MOST,
                        "-cp",
                        System.getProperty("java.class.path"),
                        Growth.class.getName())
                .redirectOutput(said.toFile())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        int status = reading.waitFor();
        List<String> lines = Files.readAllLines(said);
        lines.stream().filter(line -> line.contains("\tfailed: ")).forEach(System.err::println);
        assertFalse(lines.stream().anyMatch(line -> line.contains("\tfailed: ")), "a reading failed");
        assertEquals(0, status);
        costs = lines.stream()
                .map(line -> line.split("\t"))
                .collect(Collectors.toMap(
                        line -> line[0],
                        line -> Stream.of(line).skip(1).map(Cost::of).toList()));
    }

    @AfterAll
    static void say() {
        costs.values().stream()
                .flatMap(List::stream)
                .reduce((one, other) -> new Cost(
                        Math.max(one.read(), other.read()),
                        Math.max(one.made(), other.made()),
                        Math.max(one.allocated(), other.allocated()),
                        Math.max(one.took(), other.took())))
                .ifPresent(most -> System.err.println(costs.size() + " shapes, the most of any reading: " + most));
    }

    static Stream<String> shapes() {
        return Growth.shapes().stream().map(Shape::name);
    }

    @ParameterizedTest
    @MethodSource("shapes")
    @Promise(Promised.TIME_AND_HEAP)
    void twice_as_much_costs_at_most_two_and_a_half_times_as_much(String shape) {
        List<Cost> sizes = costs.get(shape);
        assertNotNull(sizes, "it was not read");
        for (int i = 1; i < sizes.size(); i++) {
            Cost half = sizes.get(i - 1);
            Cost whole = sizes.get(i);
            assertTrue(whole.read() > half.read(), sizes::toString);
            assertTrue(whole.allocated() <= MOST_GROWTH * half.allocated(), sizes::toString);
            assertTrue(whole.made() <= MOST_GROWTH * Math.max(1, half.made()), sizes::toString);
        }
    }
}
