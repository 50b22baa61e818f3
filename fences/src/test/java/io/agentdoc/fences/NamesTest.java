package io.agentdoc.fences;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.conditions.ArchConditions;
import io.agentdoc.testing.Clause;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;

/** A name says what a thing is: words that say nothing, and words that judge an agent, stand in none. */
class NamesTest {

    private static final Set<String> SAYING_NOTHING =
            Set.of("util", "utils", "helper", "helpers", "manager", "managers", "impl", "base", "service", "services");

    private static final Set<String> JUDGING = Set.of(
            "score", "scores", "badge", "badges", "grade", "tier", "tiers", "rating", "ratings", "rank", "ranks");

    @Test
    void no_name_says_nothing() {
        unnamed(SAYING_NOTHING);
    }

    @Test
    @Clause("9.3-4")
    void no_name_judges_an_agent() {
        unnamed(JUDGING);
    }

    @Test
    void words_are_told_apart_in_a_name() {
        Assertions.assertEquals(
                List.of("io", "agentdoc", "json", "http", "tiered", "price", "base64", "util"),
                words("io.agentdoc.json.HTTPTieredPrice$Base64Util").toList());
    }

    private static void unnamed(Set<String> words) {
        DescribedPredicate<JavaClass> named = DescribedPredicate.describe(
                "named with one of " + words, type -> words(type.getName()).anyMatch(words::contains));
        noClasses().should(ArchConditions.be(named)).check(House.written());
    }

    /** The words of a name: at dots and dollars, and where a capital begins one. */
    private static Stream<String> words(String name) {
        return Stream.of(name.split("[.$_-]|(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])"))
                .map(word -> word.toLowerCase(Locale.ROOT));
    }
}
