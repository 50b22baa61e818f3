package io.agentdoc.assembler.repository;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.document.check.Finding;
import io.agentdoc.document.codec.AgentDocWriter;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.model.Asked;
import io.agentdoc.document.model.Identity;
import io.agentdoc.document.model.Interface;
import io.agentdoc.document.model.Offering;
import io.agentdoc.document.model.Reaches;
import io.agentdoc.document.model.Role;
import io.agentdoc.document.model.Sells;
import io.agentdoc.document.model.Source;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import io.agentdoc.document.value.Limits;
import io.agentdoc.testing.Clause;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The document that a package gives, and what it never has. */
class PackageAssemblerTest {
    /** A draft that says what only an install decides. */
    private static final String TALKATIVE = Draft.DESCRIPTOR.replace("\"does\"", """
        "acts_for": "organization", "interaction": "interactive", "hosted_in": ["EU"], "standing": "guest",
          "role": "role-sorter", "interfaces": [{ "name": "interface-worker", "version": "1" }],
          "data_use": { "retention": { "max_days": 3 } },
          "access": { "admission": "open", "schemes": [{ "type": "http", "scheme": "bearer" }] },
          "does\"\
        """);

    @TempDir
    Path folder;

    @Test
    @Clause("13.4-1")
    void itIsAboutThePackageAsItsManifestNamesIt() {
        JsonObject tree = tree(Draft.DESCRIPTOR);
        assertAll(
                () -> assertEquals("{\"name\":\"stamp-sorter\",\"version\":\"0.1.0\"}", text(tree, "package")),
                () -> assertFalse(tree.has("subject")));
    }

    @Test
    @Clause("13.4-2")
    void eachSourceIsCitedAtTheDigestOfItsFile() throws IOException {
        PackageDoc.Made made = Draft.made(Draft.lay(folder, Draft.DESCRIPTOR));
        for (Source source : made.doc().sources()) {
            String path = ((Source.Place.Path) ((Source.Document) source).place()).path();
            assertEquals(
                    Digest.of(Bytes.own(Files.readAllBytes(folder.resolve(path)))),
                    source.digest().orElseThrow());
        }
        assertEquals(
                List.of("descriptor", "package"),
                made.doc().sources().stream().map(source -> source.id().text()).toList());
    }

    @Test
    @Clause("13.4-2")
    void aDocumentThatReadersWouldRefuseIsNotMade() {
        String small = offerings(10);
        assertInstanceOf(PackageDoc.Made.class, Draft.assembled(Draft.lay(folder, small)));
        String large = offerings(6_000);
        assertTrue(large.length() < Limits.standard().maxBytes(), "the package itself can be read");
        PackageDoc.Refused refused =
                assertInstanceOf(PackageDoc.Refused.class, Draft.assembled(Draft.lay(folder, large)));
        assertEquals(
                "descriptor.json: readers would refuse the document that is made of it: the document is longer than"
                        + " 1048576 bytes",
                refused.why());
    }

    private static String offerings(int count) {
        String more = IntStream.range(0, count)
                .mapToObj(i -> "{ \"id\": \"o" + i + "\", \"name\": \"O\" },")
                .collect(Collectors.joining());
        return Draft.DESCRIPTOR.replace("\"offerings\": [", "\"offerings\": [" + more);
    }

    @Test
    @Clause("13.4-3")
    void whatIsDecidedElsewhereIsNamedAndNeverCarried() {
        PackageDoc.Made made = Draft.made(Draft.lay(folder, TALKATIVE));
        assertAll(
                () -> assertTrue(made.doc()
                        .notStated()
                        .containsAll(List.of(
                                "subject",
                                "signatures",
                                "shape",
                                "access",
                                "handling",
                                "standing",
                                "identity.acts_for",
                                "sells.offerings[sort.stamps].price",
                                "asked.interfaces[interface-worker].exchanges",
                                "role.definition",
                                "reaches.ceilings"))),
                () -> assertEquals(
                        Set.of("identity", "asked", "role", "sells", "refuses", "reaches", "leaves"), sections(made)),
                () -> assertEquals(List.of(), made.doc().signatures()));
    }

    @Test
    @Clause(value = "12.6-10", by = PackageSections.class)
    void whatTheDraftShouldNotHaveSaidIsReportedWithItsPlace() {
        PackageDoc.Made made = Draft.made(Draft.lay(folder, TALKATIVE));
        assertEquals(
                Set.of(
                        "descriptor.json#/acts_for",
                        "descriptor.json#/interaction",
                        "descriptor.json#/hosted_in",
                        "descriptor.json#/standing",
                        "descriptor.json#/data_use/retention/max_days",
                        "descriptor.json#/access/admission",
                        "descriptor.json#/access/schemes"),
                made.findings().stream()
                        .filter(finding -> finding.rule().equals("12.6-10"))
                        .map(Finding::place)
                        .collect(Collectors.toSet()));
    }

    @Test
    void interfacesAndTheRoleAreCarriedByNameAlone() {
        PackageDoc.Made made = Draft.made(Draft.lay(folder, TALKATIVE));
        Interface worker = made.doc()
                .sections()
                .asked()
                .get(Asked.INTERFACES)
                .carried()
                .orElseThrow()
                .getFirst();
        assertAll(
                () -> assertEquals(
                        "interface-worker", worker.get(Interface.NAME).carried().orElseThrow()),
                () -> assertFalse(worker.get(Interface.EXCHANGES).isStated()),
                () -> assertEquals(
                        "role-sorter",
                        made.doc().sections().role().get(Role.NAME).carried().orElseThrow()));
    }

    @Test
    void ceilingsOfTheInstallFileStayThere() {
        PackageDoc.Made made = Draft.made(Draft.lay(folder, Draft.DESCRIPTOR));
        assertAll(
                () -> assertTrue(
                        made.doc().sections().reaches().get(Reaches.SYSTEMS).isStated()),
                () -> assertFalse(
                        made.doc().sections().reaches().get(Reaches.CEILINGS).isStated()));
    }

    @Test
    @Clause("13.4-4")
    void itKnowsNoTime() {
        String text = Draft.made(Draft.lay(folder, Draft.DESCRIPTOR)).bytes().display();
        assertAll(
                () -> assertFalse(text.contains("assembled_at")),
                () -> assertFalse(text.contains("stale_after")),
                () -> assertFalse(text.contains("fetched_at")));
    }

    @Test
    @Clause("13.6-1")
    void lineageIsShownAsTheManifestHasIt() {
        Identity identity =
                Draft.made(Draft.lay(folder, Draft.DESCRIPTOR)).doc().sections().identity();
        assertTrue(identity.get(Identity.LINEAGE)
                .carried()
                .orElseThrow()
                .toString()
                .contains("c0ffee"));
    }

    @Test
    @Clause("12.3-6")
    void everyJobIsAnOfferingWhereNoneIsMarked() {
        Sells sells =
                Draft.made(Draft.lay(folder, Draft.DESCRIPTOR)).doc().sections().sells();
        assertEquals(
                List.of("sort.stamps"),
                sells.get(Sells.OFFERINGS).carried().orElseThrow().stream()
                        .map(offering -> offering.get(Offering.ID).carried().orElseThrow())
                        .toList());
    }

    @Test
    void aManifestThatDescribesItOtherwiseIsADisagreement() {
        String other = Draft.DESCRIPTOR.replace("\"does\": \"Sorts stamps.\"", "\"does\": \"Sorts letters.\"");
        PackageDoc.Made made = Draft.made(Draft.lay(folder, other));
        assertEquals(
                "identity.description",
                made.doc().disagreements().getFirst().member().toString());
    }

    @Test
    @Clause(value = "12.1-1", by = PackageAssembler.class)
    void aBoundDescriptorIsNoDraft() {
        Draft.lay(folder, Draft.DESCRIPTOR.replace("\"does\"", "\"subject\": { \"id\": \"U\" }, \"does\""));
        assertTrue(assertInstanceOf(PackageDoc.Refused.class, Draft.assembled(folder))
                .why()
                .contains("subject"));
    }

    @Test
    void withoutADraftThereIsNoDocument() throws IOException {
        Draft.lay(folder, Draft.DESCRIPTOR);
        Files.delete(folder.resolve("descriptor.json"));
        assertEquals("descriptor.json: the package has no such file, which every package has", refusal());
    }

    @Test
    @Clause(value = "12.2-1", by = PackageAssembler.class)
    void anAuthoredFileThatIsNoObjectGivesNoDocumentWhateverItsPinSays() throws IOException {
        for (String file : List.of("descriptor.json", "install.json")) {
            Draft.lay(folder, Draft.DESCRIPTOR);
            String good = Files.readString(folder.resolve(file));
            Map<String, String> refusals = new LinkedHashMap<>();
            refusals.put("null", "it is null where an object is due");
            refusals.put("[]", "it is a list where an object is due");
            refusals.put("\uFEFF" + good, "it is not read: ");
            refusals.put(good.replaceFirst(",\n", "\n"), "it is not read: ");
            refusals.put(good.replaceFirst("\\{", "{ \"format\": \"x\","), "it is not read: ");
            for (String bad : refusals.keySet()) {
                Files.writeString(folder.resolve(file), bad);
                String why = refusal();
                assertTrue(why.startsWith(file + ": " + refusals.get(bad)), why);
                assertTrue(!why.contains("not read") || why.matches("(?s).*\\(line \\d+, column \\d+\\)"), why);
            }
            Files.writeString(folder.resolve(file), good);
        }
    }

    @Test
    void anInstallFileThatTheManifestNamesMustBeThere() throws IOException {
        Draft.lay(folder, Draft.DESCRIPTOR);
        Files.delete(folder.resolve("install.json"));
        assertEquals("install.json: the package has no such file, which every package has", refusal());
    }

    private String refusal() {
        return assertInstanceOf(PackageDoc.Refused.class, Draft.assembled(folder))
                .why();
    }

    private JsonObject tree(String descriptor) {
        return AgentDocWriter.write(Draft.made(Draft.lay(folder, descriptor)).doc());
    }

    private static String text(JsonObject tree, String member) {
        return io.agentdoc.document.json.CanonicalJson.of(tree.get(member).orElseThrow())
                .display();
    }

    private static Set<String> sections(PackageDoc.Made made) {
        return made.doc().sections().all().stream()
                .filter(section -> !section.isSilent())
                .map(section -> section.shape().name())
                .collect(Collectors.toSet());
    }
}
