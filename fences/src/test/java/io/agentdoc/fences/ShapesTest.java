package io.agentdoc.fences;

import static com.tngtech.archunit.lang.conditions.ArchConditions.be;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.domain.JavaPackage;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;

/** Data are records, choices are sealed interfaces or enums, work is final classes. */
class ShapesTest {

    /** The map that the model's records wrap, its keys, and the view that they share: what is not plain data. */
    private static final Set<String> THE_MAP = Set.of("Members", "Members$Builder", "Member", "Part");

    @Test
    void the_model_is_data_and_choices() {
        classes()
                .that(are("not the map of members", type -> !THE_MAP.contains(local(type)) && !isPackageInfo(type)))
                .should()
                .beRecords()
                .orShould()
                .beEnums()
                .orShould(be(are(
                        "sealed", type -> type.isInterface() && type.reflect().isSealed())))
                .orShould(be(are("functions", ShapesTest::holdsNothing)))
                .check(House.in(50, "io.agentdoc.document.model.."));
    }

    @Test
    void nothing_is_abstract() {
        classes()
                .that(are("written as classes", type -> !type.isInterface() && !type.isEnum()))
                .should()
                .notHaveModifier(JavaModifier.ABSTRACT)
                .check(House.written());
    }

    @Test
    void nothing_static_changes() {
        fields().that().areStatic().should().beFinal().check(House.written());
    }

    @Test
    void every_package_says_that_nothing_in_it_is_null() {
        var unmarked = new TreeSet<String>();
        for (JavaClass type : House.written()) {
            JavaPackage home = type.getPackage();
            if (!home.isAnnotatedWith(NullMarked.class)) {
                unmarked.add(home.getName());
            }
        }
        Assertions.assertEquals(Set.of(), unmarked);
    }

    private static DescribedPredicate<JavaClass> are(String what, Predicate<JavaClass> test) {
        return DescribedPredicate.describe(what, test);
    }

    /** A final class that nobody makes and that keeps nothing: questions asked of the model. */
    private static boolean holdsNothing(JavaClass type) {
        return !type.isInterface()
                && type.getModifiers().contains(JavaModifier.FINAL)
                && type.getFields().stream()
                        .allMatch(field -> field.getModifiers().contains(JavaModifier.STATIC))
                && type.getConstructors().stream()
                        .allMatch(maker -> maker.getModifiers().contains(JavaModifier.PRIVATE));
    }

    private static boolean isPackageInfo(JavaClass type) {
        return type.getSimpleName().equals("package-info");
    }

    private static String local(JavaClass type) {
        return type.getName().substring(type.getPackageName().length() + 1);
    }
}
