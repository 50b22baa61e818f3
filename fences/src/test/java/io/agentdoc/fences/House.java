package io.agentdoc.fences;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import io.agentdoc.testing.Project;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The compiled classes of the product, module by module. */
final class House {

    /** The modules of the product; the last is built only where its profile is on. */
    static final List<String> MODULES = List.of("document", "assembler", "templates", "renderer", "cli", "fleet");

    /** The one that a build leaves out unless it is asked for. */
    private static final String BY_PROFILE = "fleet";

    static final String GENERATED = "io.agentdoc.templates.generated..";

    private static final JavaClasses BUILT = new ClassFileImporter().importPaths(folders("target/classes"));

    private House() {}

    /** Every class of the product, with those that the template compiler wrote. */
    static JavaClasses withGenerated() {
        return seen(BUILT, 500);
    }

    /** Every class that a person wrote. */
    static JavaClasses written() {
        return seen(BUILT.that(DescribedPredicate.not(resideInAPackage(GENERATED))), 450);
    }

    /** The written classes of these packages, which are at least so many. */
    static JavaClasses in(int atLeast, String... packages) {
        return seen(written().that(JavaClass.Predicates.resideInAnyPackage(packages)), atLeast);
    }

    /** Every class that a person wrote, of the modules that no build leaves out. */
    static JavaClasses always() {
        return written().that(DescribedPredicate.not(resideInAPackage("io.agentdoc." + BY_PROFILE + "..")));
    }

    /** The source that a class stands in. */
    static String source(Class<?> type) {
        String file = type.getName().replaceFirst("\\$.*", "").replace('.', '/') + ".java";
        List<Path> sources = folders("src/main/java").stream()
                .map(folder -> folder.resolve(file))
                .filter(Files::exists)
                .toList();
        try {
            return Files.readString(sources.getFirst());
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot read " + sources.getFirst(), e);
        }
    }

    /** The folders of that name which the modules have. */
    static List<Path> folders(String name) {
        return Stream.concat(Stream.of("testing", "fences"), MODULES.stream())
                .filter(module -> MODULES.contains(module) || !name.equals("target/classes"))
                .filter(module -> !module.equals(BY_PROFILE) || isBuilt(module))
                .map(module -> Project.root().resolve(module).resolve(name))
                .filter(Files::isDirectory)
                .toList();
    }

    private static boolean isBuilt(String module) {
        return Files.isDirectory(Project.root().resolve(module).resolve("target/test-classes"));
    }

    private static JavaClasses seen(JavaClasses classes, int atLeast) {
        assertTrue(classes.size() >= atLeast, () -> "saw " + classes.size() + " classes, expected " + atLeast);
        return classes;
    }
}
