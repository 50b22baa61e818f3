package io.agentdoc.fences;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaConstructor;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import io.agentdoc.document.stated.Computed;
import io.agentdoc.document.stated.Stated;
import io.agentdoc.testing.Clause;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** Where a claim can come from, and where HTML can: nowhere but these places. */
class ClaimsTest {

    @Test
    @Clause(value = "9.1-1", by = Stated.class)
    void only_a_reader_of_sources_or_of_documents_makes_what_was_said() {
        made(
                "io.agentdoc.document.stated.Stated$Said",
                maker -> in(maker, "io.agentdoc.assembler.read")
                        || in(maker, "io.agentdoc.document.codec")
                        || in(maker, "io.agentdoc.document.stated"));
    }

    @Test
    @Clause(value = "9.5.1-13", by = Computed.class)
    void only_visibility_scopes_and_the_marks_of_samples_are_computed() {
        made(
                "io.agentdoc.document.stated.Computed",
                maker -> in(maker, "io.agentdoc.document.codec")
                        || outermost(maker).equals("io.agentdoc.assembler.assemble.VisibilityRule")
                        || outermost(maker).equals("io.agentdoc.assembler.assemble.Scopes")
                        || outermost(maker).equals("io.agentdoc.assembler.assemble.Samples"));
    }

    @Test
    void only_safe_makes_safe_HTML() {
        made("io.agentdoc.templates.safe.SafeHtml", maker -> in(maker, "io.agentdoc.templates.safe"));
    }

    @Test
    void only_safe_makes_safe_addresses() {
        made("io.agentdoc.templates.safe.SafeUrl", maker -> in(maker, "io.agentdoc.templates.safe"));
    }

    private static void made(String type, Predicate<JavaClass> allowed) {
        classes().should(notMake(type, allowed)).check(House.withGenerated());
    }

    private static ArchCondition<JavaClass> notMake(String type, Predicate<JavaClass> allowed) {
        return new ArchCondition<>("not make a " + type + " elsewhere") {
            @Override
            public void check(JavaClass maker, ConditionEvents events) {
                maker.getCodeUnitAccessesFromSelf().stream()
                        .filter(access -> access.getTargetOwner().getName().equals(type))
                        .filter(access -> access.getTarget().getName().equals(JavaConstructor.CONSTRUCTOR_NAME))
                        .filter(access -> !allowed.test(maker))
                        .map(access -> SimpleConditionEvent.violated(access, access.getDescription()))
                        .forEach(events::add);
            }
        };
    }

    private static boolean in(JavaClass maker, String folder) {
        return maker.getPackageName().equals(folder) || maker.getPackageName().startsWith(folder + ".");
    }

    private static String outermost(JavaClass maker) {
        return maker.getName().replaceFirst("\\$.*", "");
    }
}
