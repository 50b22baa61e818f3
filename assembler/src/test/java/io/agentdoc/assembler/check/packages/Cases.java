package io.agentdoc.assembler.check.packages;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.agentdoc.assembler.packages.FilesReading;
import io.agentdoc.assembler.packages.PackageFiles;
import io.agentdoc.assembler.packages.PackageLimits;
import io.agentdoc.document.check.Finding;
import io.agentdoc.testing.Project;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The cases of rules: each is a clean folder with the files of the case in place of its own. */
final class Cases {
    private static final Path FOLDER = Project.root().resolve("assembler/src/test/resources/checks");
    private static final String WITHOUT = "WITHOUT";

    private Cases() {}

    static Path folder(String kind) {
        return FOLDER.resolve(kind);
    }

    /** The files of a case, laid out in a folder of their own. */
    static PackageFiles files(Path clean, Path overlay, Path into) {
        lay(clean, into);
        lay(overlay, into);
        Path without = into.resolve(WITHOUT);
        if (Files.exists(without)) {
            without(without, into);
        }
        return files(into);
    }

    static PackageFiles files(Path folder) {
        return assertInstanceOf(FilesReading.Opened.class, PackageFiles.of(folder, PackageLimits.standard()))
                .files();
    }

    private static void without(Path list, Path into) {
        try {
            for (String name : Files.readAllLines(list)) {
                Files.delete(into.resolve(name));
            }
            Files.delete(list);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static void lay(Path from, Path into) {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path target = into.resolve(from.relativize(file).toString());
                Files.createDirectories(target.getParent());
                Files.copy(file, target, StandardCopyOption.REPLACE_EXISTING);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static List<Path> below(Path folder) {
        try (Stream<Path> cases = Files.list(folder)) {
            return cases.filter(Files::isDirectory).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Findings and what could not be checked, a line each. */
    static String lines(Checkup checkup) {
        return Stream.concat(
                        checkup.findings().stream().map(Cases::line),
                        checkup.cannotCheck().stream().map(why -> "cannot_check " + why + "\n"))
                .collect(Collectors.joining());
    }

    private static String line(Finding finding) {
        return finding.level() + " " + finding.rule() + " " + finding.place() + ": " + finding.message() + "\n";
    }

    /** A rule's folder is called like its class, in lower case with hyphens. */
    static String name(Object rule) {
        return rule.getClass()
                .getSimpleName()
                .replaceAll("(?<=[a-z])(?=[A-Z])", "-")
                .toLowerCase(Locale.ROOT);
    }
}
