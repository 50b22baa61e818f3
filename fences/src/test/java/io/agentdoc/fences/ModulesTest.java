package io.agentdoc.fences;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import org.junit.jupiter.api.Test;

/** Which module may know which. */
class ModulesTest {

    /** Every package is a slice. The one exception for an operator's fault is another: it ends a run, and knows nothing. */
    private static final SliceAssignment PACKAGES = new SliceAssignment() {
        @Override
        public SliceIdentifier getIdentifierOf(JavaClass type) {
            boolean fault = type.getName().equals("io.agentdoc.assembler.OperatorFault");
            return SliceIdentifier.of(fault ? type.getName() : type.getPackageName());
        }

        @Override
        public String getDescription() {
            return "packages";
        }
    };

    @Test
    void the_document_knows_no_other_module() {
        apart("document", "assembler", "templates", "renderer", "cli", "fleet");
    }

    @Test
    void the_assembler_knows_the_document_only() {
        apart("assembler", "templates", "renderer", "cli", "fleet");
    }

    @Test
    void the_templates_know_no_other_module() {
        apart("templates", "document", "assembler", "renderer", "cli", "fleet");
    }

    @Test
    void the_renderer_knows_the_document_and_the_templates_only() {
        apart("renderer", "assembler", "cli", "fleet");
    }

    @Test
    void the_command_line_does_not_know_the_fleet() {
        apart("cli", "fleet");
    }

    @Test
    void nothing_of_the_product_knows_what_tests_share() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("io.agentdoc.testing..", "org.junit..", "org.opentest4j..")
                .check(House.withGenerated());
    }

    @Test
    void no_packages_go_round_in_a_circle() {
        slices().assignedFrom(PACKAGES).should().beFreeOfCycles().check(House.written());
    }

    private static void apart(String module, String... others) {
        for (String other : others) {
            noClasses()
                    .that()
                    .resideInAPackage("io.agentdoc." + module + "..")
                    .should()
                    .dependOnClassesThat()
                    .resideInAPackage("io.agentdoc." + other + "..")
                    .allowEmptyShould(true)
                    .check(House.withGenerated());
        }
    }
}
