package io.agentdoc.fences;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import org.junit.jupiter.api.Test;

/** One library, one package: a library is swapped or mended in one place. */
class LibrariesTest {

    @Test
    void only_gather_speaks_http() {
        only("org.apache.hc..", "io.agentdoc.assembler.gather..");
        only("java.net.http..", "io.agentdoc.assembler.gather..");
    }

    @Test
    void only_crypto_knows_BouncyCastle() {
        only("org.bouncycastle..", "io.agentdoc.assembler.crypto..");
    }

    @Test
    void only_packages_open_archives() {
        only("org.apache.commons.compress..", "io.agentdoc.assembler.packages..");
    }

    @Test
    void only_json_knows_Jackson() {
        only("tools.jackson..", "io.agentdoc.document.json..");
    }

    @Test
    void only_safe_knows_what_cleans_and_makes_HTML() {
        only("org.jsoup..", "io.agentdoc.templates.safe..");
        only("com.vladsch.flexmark..", "io.agentdoc.templates.safe..");
    }

    @Test
    void only_templates_and_pages_know_the_template_engine() {
        only("gg.jte..", "io.agentdoc.templates..", "io.agentdoc.renderer.page..");
    }

    @Test
    void only_the_command_line_knows_picocli() {
        only("picocli..", "io.agentdoc.cli..");
    }

    @Test
    void only_the_configuration_is_YAML() {
        only("org.snakeyaml..", "io.agentdoc.cli.config..");
    }

    @Test
    void only_the_fleet_knows_Spark() {
        only("org.apache.spark..", "io.agentdoc.fleet..");
    }

    @Test
    void nothing_logs() {
        only("org.slf4j..", "no.package.at.all");
        only("java.util.logging..", "no.package.at.all");
        only("java.lang.System$Logger", "no.package.at.all");
    }

    private static void only(String library, String... packages) {
        noClasses()
                .that()
                .resideOutsideOfPackages(packages)
                .should()
                .dependOnClassesThat()
                .resideInAPackage(library)
                .check(House.withGenerated());
    }
}
