package io.agentdoc.fences;

import com.tngtech.archunit.core.domain.JavaAnnotation;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import io.agentdoc.testing.Clause;
import java.util.Arrays;
import java.util.List;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Which class keeps each rule and which test shows it, as the annotations of the tests say. */
final class Rules {

    private final JavaClasses tests;
    private final JavaClasses product;

    Rules(JavaClasses tests, JavaClasses product) {
        this.tests = tests;
        this.product = product;
    }

    /** The rules that the tests of the whole house show. */
    static Rules ofTheHouse() {
        var tests = new ClassFileImporter().importPaths(House.folders("target/test-classes"));
        return new Rules(tests, House.withGenerated());
    }

    JavaClasses tests() {
        return tests;
    }

    NavigableSet<Rule> all() {
        var rules = new TreeSet<Rule>();
        for (JavaClass test : tests) {
            String name = brief(test);
            clauses(test.getAnnotations()).forEach(clause -> add(rules, clause, test, name));
            for (JavaMethod method : test.getMethods()) {
                clauses(method.getAnnotations())
                        .forEach(clause -> add(rules, clause, test, name + "." + method.getName()));
            }
        }
        return rules;
    }

    /** The clauses that some test shows. */
    Set<String> clauses() {
        return all().stream().map(Rule::clause).collect(Collectors.toCollection(TreeSet::new));
    }

    private void add(NavigableSet<Rule> rules, JavaAnnotation<?> clause, JavaClass test, String shownBy) {
        for (String id : (String[]) clause.get("value").orElseThrow()) {
            for (String keeper : keepers(clause, test)) {
                rules.add(new Rule(id, keeper, shownBy));
            }
        }
    }

    private List<String> keepers(JavaAnnotation<?> clause, JavaClass test) {
        var named = (JavaClass[]) clause.get("by").orElse(new JavaClass[0]);
        if (named.length > 0) {
            return Arrays.stream(named).map(Rules::brief).toList();
        }
        String derived = test.getName().replaceFirst("\\$.*", "").replaceFirst("Test$", "");
        return List.of(product.contain(derived) ? brief(product.get(derived)) : "");
    }

    private static Stream<JavaAnnotation<?>> clauses(Iterable<? extends JavaAnnotation<?>> annotations) {
        Stream.Builder<JavaAnnotation<?>> found = Stream.builder();
        for (JavaAnnotation<?> annotation : annotations) {
            if (annotation.getRawType().isEquivalentTo(Clause.class)) {
                found.add(annotation);
            } else if (annotation.getRawType().isEquivalentTo(Clause.List.class)) {
                Arrays.stream((JavaAnnotation<?>[]) annotation.get("value").orElseThrow())
                        .forEach(found::add);
            }
        }
        return found.build();
    }

    private static String brief(JavaClass type) {
        return type.getName().replaceFirst("^io\\.agentdoc\\.", "").replace('$', '.');
    }
}
