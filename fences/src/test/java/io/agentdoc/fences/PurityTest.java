package io.agentdoc.fences;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import io.agentdoc.testing.Clause;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** What turns bytes into documents and documents into pages sees its arguments and nothing else of the world. */
class PurityTest {

    private static final String[] PURE = {
        "io.agentdoc.document..",
        "io.agentdoc.assembler.verify..",
        "io.agentdoc.assembler.read..",
        "io.agentdoc.assembler.secret..",
        "io.agentdoc.assembler.links..",
        "io.agentdoc.assembler.assemble..",
        "io.agentdoc.assembler.draft..",
        "io.agentdoc.assembler.sign..",
        "io.agentdoc.assembler.check.rule..",
        "io.agentdoc.assembler.check.descriptor..",
        "io.agentdoc.assembler.check.record..",
        "io.agentdoc.assembler.check.config..",
        "io.agentdoc.assembler.check.job..",
        "io.agentdoc.assembler.check.samples..",
        "io.agentdoc.assembler.check.pond..",
        "io.agentdoc.assembler.check.card..",
        "io.agentdoc.templates..",
        "io.agentdoc.renderer.part..",
        "io.agentdoc.renderer.page..",
    };

    private static final String[] SETTINGS = {
        "getProperty",
        "getProperties",
        "setProperty",
        "setProperties",
        "getenv",
        "lineSeparator",
        "console",
        "in",
        "out",
        "err",
    };

    @Test
    void no_files() {
        without("java\\.nio\\.(file|channels)\\..*|java\\.io\\.(File(?!NotFound).*|RandomAccessFile|Console)");
    }

    @Test
    void no_sockets_and_no_processes() {
        without("java\\.net\\.(http\\..*|\\w*Socket\\w*|Inet\\w*|Network\\w*|\\w*URLConnection|URL|Proxy\\w*)"
                + "|javax\\.net\\..*|java\\.lang\\.(Process|ProcessBuilder|Runtime)");
    }

    @Test
    @Clause("14-2")
    void no_clocks() {
        without("java\\.time\\.(Clock|InstantSource)|java\\.util\\.(Date|Calendar|GregorianCalendar|Timer)");
    }

    @Test
    void no_reading_of_clocks() {
        withoutCalls(
                "reads a clock",
                access -> called(access, "java\\.time\\..*", "now", "systemDefault")
                        || called(access, "java\\.lang\\.System", "currentTimeMillis", "nanoTime"));
    }

    @Test
    void no_chance() {
        without("java\\.util\\.(random\\..*|Random|SplittableRandom)"
                + "|java\\.util\\.concurrent\\.ThreadLocalRandom|java\\.security\\.SecureRandom");
    }

    @Test
    void no_hidden_chance() {
        withoutCalls(
                "leaves it to chance",
                access -> called(access, "java\\.lang\\.(Strict)?Math", "random")
                        || called(access, "java\\.util\\.UUID", "randomUUID")
                        || called(access, "java\\.util\\.Collections", "shuffle"));
    }

    @Test
    void no_default_locale() {
        withoutCalls("speaks the machine's language", DefaultLocale::isUsedBy);
    }

    @Test
    void no_system_properties_and_no_environment() {
        withoutCalls(
                "reads the machine's settings",
                access -> called(access, "java\\.lang\\.System", SETTINGS)
                        || called(
                                access, "java\\.lang\\.(Boolean|Integer|Long)", "getBoolean", "getInteger", "getLong"));
    }

    private static JavaClasses pure() {
        return House.in(250, PURE);
    }

    private static void without(String names) {
        noClasses().should().dependOnClassesThat().haveNameMatching(names).check(pure());
    }

    private static void withoutCalls(String what, Predicate<JavaAccess<?>> forbidden) {
        classes().should(never(what, forbidden)).check(pure());
    }

    private static ArchCondition<JavaClass> never(String what, Predicate<JavaAccess<?>> forbidden) {
        return new ArchCondition<>("be without what " + what) {
            @Override
            public void check(JavaClass caller, ConditionEvents events) {
                caller.getAccessesFromSelf().stream()
                        .filter(forbidden)
                        .map(access -> SimpleConditionEvent.violated(access, access.getDescription() + " " + what))
                        .forEach(events::add);
            }
        };
    }

    private static boolean called(JavaAccess<?> access, String owner, String... names) {
        return access.getTargetOwner().getName().matches(owner)
                && List.of(names).contains(access.getTarget().getName());
    }
}
