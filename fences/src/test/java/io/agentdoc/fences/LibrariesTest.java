package io.agentdoc.fences;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.properties.HasName;
import org.junit.jupiter.api.Test;

/** One library, one package: a library is swapped or mended in one place. */
class LibrariesTest {

    @Test
    void only_gather_fetches() {
        only(named("org\\.apache\\.hc\\..*"), "io.agentdoc.assembler.gather..");
    }

    /** A look at one's own host asks as a browser does, and takes nothing from it. */
    @Test
    void only_the_probe_asks_as_a_browser_does() {
        only(named("java\\.net\\.http\\..*"), "io.agentdoc.assembler.probe..");
    }

    @Test
    void only_the_fetcher_opens_a_connection() {
        only(
                named("java\\.net\\.((Datagram|Multicast)?Socket|(Http)?URLConnection)|javax\\.net\\..*SocketFactory"
                        + "|java\\.nio\\.channels\\.((Asynchronous)?SocketChannel|DatagramChannel)"),
                "io.agentdoc.assembler.gather..");
    }

    @Test
    void only_the_preview_serves() {
        only(named("com\\.sun\\.net\\.httpserver\\..*"), "io.agentdoc.renderer.preview..");
    }

    @Test
    void only_crypto_knows_BouncyCastle() {
        only(named("org\\.bouncycastle\\..*"), "io.agentdoc.assembler.crypto..");
    }

    @Test
    void only_packages_open_archives() {
        only(named("org\\.apache\\.commons\\.compress\\..*"), "io.agentdoc.assembler.packages..");
    }

    @Test
    void only_json_knows_Jackson() {
        only(named("tools\\.jackson\\..*"), "io.agentdoc.document.json..");
    }

    @Test
    void only_safe_knows_what_cleans_and_makes_HTML() {
        only(named("org\\.jsoup\\..*|com\\.vladsch\\.flexmark\\..*"), "io.agentdoc.templates.safe..");
    }

    @Test
    void only_templates_and_pages_know_the_template_engine() {
        only(named("gg\\.jte\\..*"), "io.agentdoc.templates..", "io.agentdoc.renderer.page..");
    }

    @Test
    void only_the_command_line_knows_picocli() {
        only(named("picocli\\..*"), "io.agentdoc.cli..");
    }

    @Test
    void only_the_configuration_is_YAML() {
        only(named("org\\.snakeyaml\\..*"), "io.agentdoc.cli.config..");
    }

    @Test
    void only_the_fleet_knows_Spark() {
        only(named("org\\.apache\\.(spark|hadoop)\\..*|scala\\..*"), "io.agentdoc.fleet..");
    }

    @Test
    void nothing_logs() {
        only(named("org\\.slf4j\\..*|java\\.util\\.logging\\..*|java\\.lang\\.System\\$Logger.*"));
    }

    private static void only(DescribedPredicate<JavaClass> library, String... packages) {
        noClasses()
                .that()
                .resideOutsideOfPackages(packages)
                .should()
                .dependOnClassesThat(library)
                .check(House.withGenerated());
    }

    private static DescribedPredicate<JavaClass> named(String pattern) {
        return HasName.Predicates.nameMatching(pattern).forSubtype();
    }
}
