package io.agentdoc.assembler.packages;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.testing.Attack;
import io.agentdoc.testing.Clause;
import io.agentdoc.testing.Corpus;
import io.agentdoc.testing.Promise;
import io.agentdoc.testing.Promised;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * The name cases of another archive reader. What it refuses for a name, a clash or a twin, we refuse; what it refuses for
 * the rules of its own language's modules, we read.
 */
@Clause(value = "12.6-14", by = EntryNames.class)
@Promise(Promised.ARCHIVES)
@Attack({6, 20})
class ArchiveNamesTest {
    private static final String CASES = "vectors/archive-names-go/zip/testdata";
    private static final Pattern FILE = Pattern.compile("^-- (.+) --$", Pattern.MULTILINE);
    private static final Pattern PREFIX = Pattern.compile("^[^/]+/[^/@]+@[^/]+/");

    /** What each case ends with; a case that is not here is readable. */
    private static final Map<String, Fault> REFUSED = new TreeMap<>(Map.ofEntries(
            Map.entry("check_dir/various", Fault.NAME),
            Map.entry("check_dir/various_go123", Fault.NAME),
            Map.entry("check_dir/various_go124", Fault.NAME),
            Map.entry("check_files/various", Fault.NAME),
            Map.entry("check_files/various_go123", Fault.NAME),
            Map.entry("check_files/various_go124", Fault.NAME),
            Map.entry("check_zip/various", Fault.NAME),
            Map.entry("create/bad_file_path", Fault.NAME),
            Map.entry("create/dup_file", Fault.AMBIGUOUS),
            Map.entry("create/dup_file_and_dir", Fault.NAME),
            Map.entry("create/exclude_submodule", Fault.NAME),
            Map.entry("create/file_case_conflict", Fault.NAME),
            Map.entry("create_from_dir/bad_file_path", Fault.NAME),
            Map.entry("create_from_dir/exclude_submodule", Fault.NAME),
            Map.entry("unzip/bad_file_path", Fault.NAME),
            Map.entry("unzip/dup_file", Fault.AMBIGUOUS),
            Map.entry("unzip/dup_file_and_dir", Fault.NAME),
            Map.entry("unzip/file_case_conflict", Fault.NAME)));

    @TestFactory
    Stream<DynamicTest> everyCaseEndsAsItsNamesDeserve() throws IOException {
        return cases().entrySet().stream()
                .map(each -> DynamicTest.dynamicTest(each.getKey(), () -> {
                    Optional<Fault> fault = fault(each.getValue());
                    assertEquals(Optional.ofNullable(REFUSED.get(each.getKey())), fault, each.getValue()::toString);
                }));
    }

    @Test
    void thereAreFiftyTwoCasesAndEachOfOursIsOneOfThem() throws IOException {
        Map<String, List<String>> cases = cases();
        assertAll(
                () -> assertEquals(54, cases.size()),
                () -> assertTrue(cases.keySet().containsAll(REFUSED.keySet())));
    }

    private static Optional<Fault> fault(List<String> names) {
        FilesReading reading = PackageFiles.of(Packed.named(names), PackageLimits.standard());
        return reading instanceof FilesReading.Refused refused ? Optional.of(refused.fault()) : Optional.empty();
    }

    private static Map<String, List<String>> cases() throws IOException {
        Path root = Corpus.at(CASES);
        Map<String, List<String>> cases = new TreeMap<>();
        try (Stream<Path> files = Files.walk(root)) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".txt")).toList()) {
                String name = root.relativize(file).toString().replace(".txt", "");
                cases.put(name, names(Files.readString(file, StandardCharsets.ISO_8859_1)));
            }
        }
        return cases;
    }

    private static List<String> names(String text) {
        return FILE.matcher(text)
                .results()
                .map(match -> PREFIX.matcher(match.group(1)).replaceFirst(""))
                .filter(name -> !name.equals("want"))
                .toList();
    }
}
