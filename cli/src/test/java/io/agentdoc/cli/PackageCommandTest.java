package io.agentdoc.cli;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.repository.PackageAssembler;
import io.agentdoc.testing.Clause;
import io.agentdoc.testing.Corpus;
import io.agentdoc.testing.Project;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command as a repository's CI types it, over copies of the example repository. */
@Clause(value = "13.4-5", by = PackageCommand.class)
class PackageCommandTest {
    private static final Path EXAMPLE = Project.root().resolve("examples/repository");

    @TempDir
    Path folder;

    @BeforeEach
    void bringInStep() {
        copy(EXAMPLE, folder.resolve("repo"));
        assertEquals(0, run("package", "repo", "--pins", "--views").status());
        assertEquals(0, run("package", "repo").status());
    }

    @Test
    void a_package_that_nothing_can_be_made_of_is_in_every_report_that_was_asked_for() throws IOException {
        Path repository = folder.resolve("repo");
        Files.delete(repository.resolve("package/descriptor.json"));
        Ran ran = Ran.in(
                repository,
                "package",
                ".",
                "--check",
                "--format",
                "github",
                "--format",
                "sarif=../found.sarif",
                "--report",
                "../report.json");
        assertEquals(2, ran.status(), ran.err());
        assertTrue(ran.err().contains("package/descriptor.json: the package has no such file"), ran.err());
        assertTrue(ran.out().startsWith("::error file=.,title=12.2-1::package/descriptor.json: "), ran.out());
        assertTrue(Files.readString(folder.resolve("found.sarif")).contains("\"ruleId\": \"12.2-1\""));
        assertTrue(Files.readString(folder.resolve("report.json")).contains("\"outcome\": \"withheld\""));
    }

    @Test
    void a_document_that_readers_would_refuse_is_never_written() throws IOException {
        Path repository = folder.resolve("repo");
        Path descriptor = repository.resolve("package/descriptor.json");
        String more = IntStream.range(0, 6_000)
                .mapToObj(i -> "{\"id\":\"o" + i + "\",\"name\":\"O\"},")
                .collect(Collectors.joining());
        Files.writeString(descriptor, Files.readString(descriptor).replaceFirst("\"offerings\":\\s*\\[", "$0" + more));
        for (String[] command :
                List.of(new String[] {"package", "repo"}, new String[] {"package", "repo", "--check"}, new String[] {
                    "package", "repo", "--page", "page"
                })) {
            Map<String, String> before = tree();
            Ran ran = run(command);
            assertEquals(2, ran.status(), ran.err());
            assertTrue(
                    ran.err()
                            .contains("descriptor.json: readers would refuse the document that is made of it: the"
                                    + " document is longer than 1048576 bytes"),
                    ran.err());
            assertEquals(before, tree());
        }
    }

    @Test
    void theExampleRepositoryIsInStep() {
        Ran ran = Ran.in(EXAMPLE, "package", ".", "--check", "--views", "--pins");
        assertEquals(new Ran(0, "", ran.err()), ran);
    }

    @Test
    void whatIsInStepPassesAndNothingIsWritten() {
        Map<String, String> before = tree();
        Ran ran = run("package", "repo", "--check", "--views", "--pins");
        assertAll(
                () -> assertEquals(0, ran.status()),
                () -> assertEquals("", ran.out()),
                () -> assertEquals(before, tree()));
    }

    @Test
    void aChangedDescriptorFailsWithItsMemberAndTheCommandThatMendsIt() {
        edit("repo/package/descriptor.json", "Rewrites one official letter", "Rewrites one letter");
        Map<String, String> before = tree();
        Ran ran = run("package", "repo", "--check");
        assertAll(
                () -> assertEquals(1, ran.status()),
                () -> assertEquals(before, tree()),
                () -> assertTrue(
                        ran.out().contains("\n-          \"does\": \"Rewrites one official letter in plain words"),
                        ran.out()),
                () -> assertTrue(
                        ran.out().contains("   from package/descriptor.json#/offerings/0/description, line 10\n"),
                        ran.out()),
                () -> assertTrue(
                        ran.out()
                                .contains("\n"
                                        + "error 13.4-5 agentdoc.json: it is not what its package gives; agentdoc"
                                        + " package writes it anew\n"),
                        ran.out()),
                () -> assertTrue(
                        ran.out().endsWith("\nmend: agentdoc package repo --pins && agentdoc package repo\n"),
                        ran.out()));
        mend(ran);
        assertEquals(0, run("package", "repo", "--check").status());
    }

    @Test
    void driftIsReportedInEveryFormThatFindingsAre() {
        edit("repo/package/descriptor.json", "duties and dates.", "duties.");
        Ran github = run("package", "repo", "--check", "--format", "github");
        Ran files = run(
                "package",
                "repo",
                "--check",
                "--format",
                "sarif=a.sarif",
                "--format",
                "junit=a.xml",
                "--format",
                "text");
        assertAll(
                () -> assertEquals(1, github.status()),
                () -> assertTrue(
                        github.out().contains("::error file=repo/agentdoc.json,line=1,col=1,title=13.4-5::"),
                        github.out()),
                () -> assertFalse(github.out().contains("mend: "), github.out()),
                () -> assertEquals(1, files.status()),
                () -> assertTrue(files.out().contains("mend: "), files.out()),
                () -> assertTrue(tree().getOrDefault("a.sarif", "").contains("\"ruleId\": \"13.4-5\"")),
                () -> assertTrue(tree().getOrDefault("a.xml", "").startsWith("<?xml")));
    }

    @Test
    void ofALongValueThePartThatChangedIsShown() {
        edit("repo/package/descriptor.json", "duties and dates.", "duties.");
        Ran ran = run("package", "repo", "--check");
        assertTrue(
                ran.out()
                        .contains("sells.offerings[rewrite-a-letter].does: \"…and lists its duties and dates.\""
                                + " -> \"…and lists its duties.\"   from"),
                ran.out());
    }

    @Test
    @Clause(value = "12.5-2", by = PackageCommand.class)
    void anEditedViewFailsAndTheCommandWritesItAnew() {
        edit("repo/package/net.agentdoc.package/NOT.md", "hard to explain", "hard");
        Ran ran = run("package", "repo", "--check", "--views");
        assertAll(
                () -> assertEquals(1, ran.status()),
                () -> assertTrue(ran.out().contains("\nerror 12.5-2 package/net.agentdoc.package/NOT.md: "), ran.out()),
                () -> assertTrue(ran.out().endsWith("\nmend: agentdoc package repo --views\n"), ran.out()));
        mend(ran);
        assertEquals(0, run("package", "repo", "--check", "--views").status());
    }

    @Test
    @Clause(value = "12.2-5", by = PackageCommand.class)
    void pinsChangeTwoDigestsAndNothingElse() {
        edit("repo/package/install.json", "\"job_seconds\": 180", "\"job_seconds\": 181");
        Map<String, String> before = tree();
        Ran ran = run("package", "repo", "--pins");
        Map<String, String> after = tree();
        String manifest = "repo/package/plugin.json";
        assertAll(
                () -> assertEquals(0, ran.status()),
                () -> assertEquals(
                        before.getOrDefault(manifest, "").replaceAll("[0-9a-f]{64}", "-"),
                        after.getOrDefault(manifest, "").replaceAll("[0-9a-f]{64}", "-")),
                () -> assertNotEquals(before.get(manifest), after.get(manifest)));
        before.remove(manifest);
        after.remove(manifest);
        assertEquals(before, after);
    }

    @Test
    void aConvertedCheckoutIsNamedAsTheCause() throws IOException {
        Files.createDirectory(folder.resolve("repo/.git"));
        for (String file :
                List.of("agentdoc.json", "package/plugin.json", "package/descriptor.json", "package/install.json")) {
            edit("repo/" + file, "\n", "\r\n");
        }
        Ran ran = run("package", "repo", "--check");
        assertAll(
                () -> assertEquals(1, ran.status()),
                () -> assertTrue(
                        ran.out()
                                .startsWith(
                                        "agentdoc.json: the line endings alone differ: a checkout converted them\n"),
                        ran.out()),
                () -> assertTrue(ran.out().lines().count() < 20, ran.out()),
                () -> assertTrue(
                        ran.out()
                                .endsWith("\n"
                                        + "mend: git -C repo diff --stat --exit-code HEAD -- package"
                                        + " agentdoc.json && printf '%s\\n"
                                        + "' 'package/** -text' 'agentdoc.json -text' >> repo/.gitattributes &&"
                                        + " git -C repo rm -r -q --cached -- package agentdoc.json && git -C"
                                        + " repo checkout -q HEAD -- package agentdoc.json\n"),
                        ran.out()));
        write("repo/.gitattributes", "package/** -text\nagentdoc.json -text\n");
        Ran with = run("package", "repo", "--check");
        assertFalse(with.out().contains("printf"), with.out());
    }

    @Test
    void whatIsMissingIsTheOperatorsToMendAndNeverAPass() throws IOException {
        for (String file :
                List.of("agent-repo.json", "package/plugin.json", "package/descriptor.json", "package/install.json")) {
            Path path = folder.resolve("repo").resolve(file);
            byte[] bytes = Files.readAllBytes(path);
            Files.delete(path);
            Ran ran = run("package", "repo", "--check");
            assertEquals(2, ran.status(), file + ": " + ran.err());
            Files.write(path, bytes);
        }
        Files.delete(folder.resolve("repo/agentdoc.json"));
        Ran ran = run("package", "repo", "--check");
        assertAll(() -> assertEquals(1, ran.status()), () -> assertEquals("""
            error 13.2-1 agentdoc.json: there is no such file; agentdoc package writes it anew
            mend: agentdoc package repo
            """, ran.out()));
    }

    @Test
    void anotherGeneratorsDocumentIsNoPassEvenWhereAllItSaysIsTrue() {
        edit("repo/agentdoc.json", PackageAssembler.FORMAT, "another tool");
        Ran ran = run("package", "repo", "--check");
        assertAll(
                () -> assertEquals(4, ran.status()),
                () -> assertTrue(
                        ran.out().startsWith("note 13.4-5 agentdoc.json: another generator made it (another tool)"),
                        ran.out()));
        edit("repo/agentdoc.json", "plain words and lists its duties", "plain words and answers it, with its duties");
        Ran lie = run("package", "repo", "--check");
        assertAll(
                () -> assertEquals(1, lie.status()),
                () -> assertTrue(
                        lie.out().startsWith("error 13.4-2 agentdoc.json#/sections/sells/offerings/0/does: "),
                        lie.out()));
    }

    @Test
    void thePublishedRepositoriesSayNothingThatTheirPackagesDoNot() {
        for (String name : List.of("site-reader", "yt-dlp")) {
            Ran ran = run("package", Corpus.at("family/packages/" + name).toString(), "--check");
            assertEquals(4, ran.status(), ran.out());
        }
    }

    @Test
    void theMendBeginsAsTheProgramWasCalled() {
        edit("repo/package/descriptor.json", "Rewrites one official letter", "Rewrites one letter");
        Ran ran = Ran.in(folder, Map.of("AGENTDOC_CALLED", "../the tool/agentdoc"), "package", "repo", "--check");
        assertTrue(
                ran.out()
                        .endsWith("; agentdoc package writes it anew\nmend: '../the tool/agentdoc' package"
                                + " repo --pins && '../the tool/agentdoc' package repo\n"),
                ran.out());
    }

    @Test
    void ofBarePackagesUnderOneRootTheMendNamesTheFileOfEach() {
        for (String name : List.of("a", "b")) {
            copy(folder.resolve("repo/package"), folder.resolve("bare/" + name));
        }
        assertEquals(0, run("package", "bare", "-o", "docs").status());
        edit("bare/b/descriptor.json", "Rewrites one official letter", "Rewrites one letter");
        Ran ran = run("package", "bare", "--check", "-o", "docs");
        assertTrue(
                ran.out()
                        .endsWith("\nmend: agentdoc package bare/b --pins && agentdoc package bare/b -o docs/b.json\n"),
                ran.out());
        mend(ran);
        assertEquals(0, run("package", "bare", "--check", "-o", "docs").status());
    }

    @Test
    void aPublishedFileThatIsNoDocumentStopsItsPackageAlone() throws IOException {
        copy(folder.resolve("repo"), folder.resolve("more/second"));
        copy(folder.resolve("repo"), folder.resolve("more/third"));
        try (RandomAccessFile sparse =
                new RandomAccessFile(folder.resolve("more/second/agentdoc.json").toFile(), "rw")) {
            sparse.setLength(1L << 30);
        }
        Ran many = run("package", "more", "--check");
        Ran one = run("package", "more/second", "--check");
        String sentence = "agentdoc.json has more than 16777216 bytes, and no document of a package has; ";
        assertAll(
                () -> assertEquals(2, many.status()),
                () -> assertTrue(many.out().startsWith("error 13.9-1 second/: second/" + sentence), many.out()),
                () -> assertTrue(many.err().endsWith("  2 packages, 1 error, 0 warnings\n"), many.err()),
                () -> assertEquals(2, one.status()),
                () -> assertTrue(one.err().contains(sentence), one.err()));
    }

    @Test
    void aLineThatNobodyReadsIsCut() throws IOException {
        Path document = folder.resolve("repo/agentdoc.json");
        Files.writeString(document, Files.readString(document) + "x".repeat(1 << 20) + "\n");
        Ran ran = run("package", "repo", "--check");
        assertAll(
                () -> assertEquals(1, ran.status()),
                () -> assertTrue(
                        ran.out().contains("x… (" + Numbers.grouped(1_046_577) + " more characters)\n"), ran.out()),
                () -> assertTrue(
                        ran.out().length() < 10_000,
                        () -> String.valueOf(ran.out().length())));
    }

    @Test
    void aDifferenceOfMoreLinesThanAnyoneReadsIsCut() throws IOException {
        Path document = folder.resolve("repo/agentdoc.json");
        Files.writeString(document, Files.readString(document) + "line\n".repeat(2 << 20));
        Ran endless = run("package", "repo", "--check");
        Files.writeString(document, "\n" + "a line of some length\n".repeat(100_000));
        Ran long_ = run("package", "repo", "--check");
        assertAll(
                () -> assertEquals(1, endless.status()),
                () -> assertTrue(endless.out().contains(" lines, which is too many to compare @@\n"), endless.out()),
                () -> assertTrue(
                        endless.out().length() < 2_000,
                        () -> String.valueOf(endless.out().length())),
                () -> assertEquals(1, long_.status()),
                () -> assertTrue(
                        long_.out().contains(" more lines\n"),
                        () -> String.valueOf(long_.out().length())),
                () -> assertTrue(
                        long_.out().length() < 1_100_000,
                        () -> String.valueOf(long_.out().length())));
    }

    @Test
    @Clause(value = "12.2-1", by = PackageCommand.class)
    void aDescriptorThatIsNoJsonIsToldAsThatAndNeverPinned() {
        Map<String, String> whole = tree();
        for (String bad : List.of("null", "[]", "{", "{ \"a\": 1 \"b\": 2 }", "\uFEFF{}", "{\"a\":1,\"a\":1}")) {
            for (String file : List.of("descriptor.json", "install.json")) {
                write("repo/package/" + file, bad);
                Map<String, String> before = tree();
                for (String option : List.of("--check", "--pins", "--views", "--dry-run")) {
                    Ran ran = run("package", "repo", option);
                    assertEquals(2, ran.status(), ran.out());
                    assertTrue(ran.err().startsWith("agentdoc: repo/package/" + file + ": it is "), ran.err());
                    assertTrue(
                            bad.equals("null") || bad.equals("[]") || ran.err().contains(" (line 1, column "),
                            ran.err());
                    assertFalse(ran.err().contains("sha256"), ran.err());
                }
                assertEquals(before, tree());
                write("repo/package/" + file, whole.getOrDefault("repo/package/" + file, ""));
            }
        }
        copy(folder.resolve("repo"), folder.resolve("more/second"));
        copy(folder.resolve("repo"), folder.resolve("more/third"));
        write("more/second/package/descriptor.json", "{");
        Ran many = run("package", "more", "--check");
        assertTrue(many.out().startsWith("error 12.2-1 second/package/descriptor.json: it is not read: "), many.out());
    }

    @Test
    void aBarePackageAndAnArchiveNeedAPlaceForTheirDocument() {
        Ran bare = run("package", "repo/package");
        Ran out = run("package", "repo/package", "-o", "doc/agentdoc.json");
        Ran stdout = run("package", "repo/package", "-o", "-");
        assertAll(
                () -> assertEquals(2, bare.status()),
                () -> assertTrue(bare.err().contains("add -o FILE"), bare.err()),
                () -> assertEquals(0, out.status()),
                () -> assertEquals(tree().get("repo/agentdoc.json"), tree().get("doc/agentdoc.json")),
                () -> assertEquals(tree().get("repo/agentdoc.json"), stdout.out()));
    }

    @Test
    void manyUnderOneRootAreOneRunAndOneReport() {
        copy(folder.resolve("repo"), folder.resolve("more/second"));
        edit("more/second/package/descriptor.json", "Rewrites one official letter", "Rewrites one letter");
        copy(folder.resolve("repo"), folder.resolve("more/third"));
        delete("more/third/package/descriptor.json");
        Ran ran = run("package", ".", "--check", "--report", "report.json");
        assertAll(
                () -> assertEquals(2, ran.status()),
                () -> assertTrue(
                        ran.out()
                                .contains("error 13.4-5 more/second/agentdoc.json: it is not what its package gives;"
                                        + " agentdoc package writes it anew\n"),
                        ran.out()),
                () -> assertTrue(ran.out().contains("\nerror 12.2-1 more/third/package/descriptor.json: "), ran.out()),
                () -> assertTrue(ran.err().endsWith("  3 packages, 3 errors, 0 warnings\n"), ran.err()),
                () -> assertTrue(tree().getOrDefault("report.json", "").contains("\"id\": \"more/second\"")));
    }

    @Test
    @Clause(value = "13.5-1", by = PackageCommand.class)
    void aCopyThatCutItsParentsChainIsFoundBesideIt() {
        copy(folder.resolve("repo"), folder.resolve("more/parent"));
        copy(folder.resolve("repo"), folder.resolve("more/copy"));
        edit("more/copy/package/plugin.json", "\"name\": \"plain-letters\"", "\"name\": \"plainer-letters\"");
        edit("more/copy/package/plugin.json", "\"name\": \"letter-simplifier\"", "\"name\": \"plain-letters\"");
        edit("more/copy/package/plugin.json", "\"version\": \"0.8.2\"", "\"version\": \"1.1.0\"");
        assertEquals(0, run("package", "more/copy").status());
        age();
        Ran first = run("package", "more", "--check", "--cache", "cache");
        Ran second = run("package", "more", "--check", "--cache", "cache");
        assertAll(
                () -> assertEquals(1, first.status()),
                () -> assertTrue(
                        first.out()
                                .startsWith("error 13.5-1"
                                        + " copy/package/plugin.json#/extensions/net.agentdoc.package/from: "),
                        first.out()),
                () -> assertEquals(first.out(), second.out()));
    }

    @Test
    void aSecondRunOverManyDoesTheWorkOfWhatChanged() {
        delete("repo/package/net.agentdoc.package/SYSTEMS.md");
        for (int i = 0; i < 500; i++) {
            for (String file : List.of("agent-repo.json", "agentdoc.json")) {
                copy(
                        folder.resolve("repo").resolve(file),
                        folder.resolve("many/agent-" + i).resolve(file));
            }
            for (String file : List.of("plugin.json", "descriptor.json", "install.json")) {
                copy(
                        folder.resolve("repo/package").resolve(file),
                        folder.resolve("many/agent-" + i + "/package").resolve(file));
            }
        }
        age();
        Ran first = run("package", "many", "--check", "--cache", "cache");
        Ran second = run("package", "many", "--check", "--cache", "cache");
        edit("many/agent-7/package/descriptor.json", "Rewrites one official letter", "Rewrites one letter");
        Ran third = run("package", "many", "--check", "--cache", "cache");
        Ran fourth = run("package", "many", "--check", "--cache", "cache");
        assertAll(
                () -> assertEquals(0, first.status()),
                () -> assertEquals("  500 packages, 0 errors, 0 warnings\n", first.err()),
                () -> assertEquals(0, second.status()),
                () -> assertEquals(
                        "  500 packages, 500 unchanged since they last passed, 0 errors, 0 warnings\n", second.err()),
                () -> assertEquals(1, third.status()),
                () -> assertEquals(
                        "  500 packages, 499 unchanged since they last passed, 2 errors, 0 warnings\n", third.err()),
                () -> assertEquals(third, fourth));
    }

    @Test
    @Clause(value = "12.3-13", by = PackageCommand.class)
    void aPageIsWrittenWhereOneIsAskedForAndIsVisiblyNoAgents() {
        Ran ran = run("package", "repo", "--page", "www");
        Ran bare = run("package", "repo/package", "--page", "bare");
        String page = tree().getOrDefault("www/index.html", "");
        assertAll(
                () -> assertEquals(0, ran.status()),
                () -> assertTrue(ran.err().endsWith("  wrote www/index.html\n"), ran.err()),
                () -> assertTrue(page.contains("This is a package, not an agent."), page),
                () -> assertTrue(page.contains("leaves the agent on the way there"), page),
                () -> assertEquals(0, bare.status()),
                () -> assertEquals(page, tree().get("bare/index.html")));
    }

    @Test
    void ofSeveralPackagesEachHasAPageOfItsOwn() {
        copy(folder.resolve("repo"), folder.resolve("more/first"));
        copy(folder.resolve("repo"), folder.resolve("more/second"));
        Ran ran = run("package", "more", "--page", "www");
        assertAll(
                () -> assertEquals(0, ran.status()),
                () -> assertEquals(
                        List.of("www/first/index.html", "www/second/index.html"),
                        tree().keySet().stream()
                                .filter(file -> file.startsWith("www/") && file.endsWith(".html"))
                                .toList()));
    }

    @Test
    void aCheckWritesNoPageAndADryRunNeither() {
        Map<String, String> before = tree();
        Ran check = run("package", "repo", "--check", "--page", "www");
        Ran dry = run("package", "repo", "--dry-run", "--page", "www");
        assertAll(
                () -> assertEquals(2, check.status()),
                () -> assertTrue(dry.err().contains("  would write www/index.html\n"), dry.err()),
                () -> assertEquals(before, tree()));
    }

    @Test
    void aPageIsNeverWrittenOverAStrangersNorIntoThePackage() {
        write("index.html", "<!doctype html><title>ours</title>");
        Map<String, String> before = tree();
        Ran over = run("package", "repo", "--page", ".");
        Ran into = run("package", "repo", "--page", "repo/package/page");
        Ran document = run("package", "repo/package", "-o", "repo/package/agentdoc.json");
        assertAll(
                () -> assertEquals(2, over.status()),
                () -> assertTrue(over.err().contains("index.html is there and was not written here"), over.err()),
                () -> assertEquals(2, into.status()),
                () -> assertTrue(into.err().contains("leads into the package repo/package"), into.err()),
                () -> assertEquals(2, document.status()),
                () -> assertTrue(document.err().contains("leads into the package repo/package"), document.err()),
                () -> assertEquals(before, tree()));
        assertEquals(0, run("package", "repo", "--page", "www").status());
        assertEquals(0, run("package", "repo", "--page", "www").status());
    }

    @Test
    void onlyTheNamedPackagesAreWorkedOn() {
        copy(folder.resolve("repo"), folder.resolve("more/first"));
        copy(folder.resolve("repo"), folder.resolve("more/second"));
        delete("more/first/agentdoc.json");
        delete("more/second/agentdoc.json");
        Ran wrong = run("package", "more", "--only", "more/frist");
        Ran right = run("package", "more", "--only", "second");
        assertAll(
                () -> assertEquals(2, wrong.status()),
                () -> assertTrue(wrong.err().contains("; type --only more/first."), wrong.err()),
                () -> assertEquals(0, right.status()),
                () -> assertTrue(tree().containsKey("more/second/agentdoc.json")),
                () -> assertFalse(tree().containsKey("more/first/agentdoc.json")));
    }

    @Test
    void theReportCallsDriftDriftWithItsMembersAndItsMend() {
        edit("repo/package/descriptor.json", "Rewrites one official letter", "Rewrites one letter");
        run("package", "repo", "--check", "--report", "report.json");
        String report = tree().getOrDefault("report.json", "");
        assertAll(
                () -> assertTrue(report.contains("\"outcome\": \"drifted\""), report),
                () -> assertTrue(report.contains("\"drifted\": 1"), report),
                () -> assertTrue(report.contains("\"files\": [\n          \"agentdoc.json\""), report),
                () -> assertTrue(report.contains("\"member\": \"sells.offerings[rewrite-a-letter].does\""), report),
                () -> assertTrue(
                        report.contains("\"place\": \"package/descriptor.json#/offerings/0/description, line 10\""),
                        report),
                () -> assertTrue(
                        report.contains("\"mend\": \"agentdoc package repo --pins && agentdoc package repo\""),
                        report));
    }

    @Test
    void aNewDisagreementIsToldWithTheLineOfTheManifest() {
        edit("repo/package/plugin.json", "\"description\": \"", "\"description\": \"Otherwise: ");
        Ran check = run("package", "repo", "--check");
        Ran written = run("package", "repo");
        assertAll(
                () -> assertTrue(
                        check.out()
                                .matches("(?s).*\ndisagreements\\[identity.description\\]: [^\n]*Otherwise: [^\n]*"
                                        + "   from package/plugin.json#/description, line \\d+\n.*"),
                        check.out()),
                () -> assertTrue(
                        written.err().contains("  package/plugin.json says another identity.description"),
                        written.err()));
    }

    @Test
    @Clause(value = "13.4-5", by = PackageCommand.class)
    void aChangedAncestorIsToldWithItsOwnLine() {
        edit("repo/package/plugin.json", "\"commit\": \"", "\"commit\": \"0");
        Ran ran = run("package", "repo", "--check");
        assertTrue(
                ran.out()
                        .matches("(?s).*\n"
                                + "identity.lineage\\[letter-simplifier\\].commit: [^\n"
                                + "]*   from package/plugin.json#/extensions/net.agentdoc.package/from/0/commit,"
                                + " line \\d+\n"
                                + ".*"),
                ran.out());
    }

    @Test
    void whatCannotBeDoneIsSaidWithThePathAndWhatToTypeInstead() throws IOException {
        Files.createDirectories(folder.resolve("docs"));
        copy(folder.resolve("repo"), folder.resolve("bare"));
        delete("bare/agent-repo.json");
        copy(folder.resolve("repo"), folder.resolve("linked"));
        delete("linked/agentdoc.json");
        Files.createSymbolicLink(folder.resolve("linked/agentdoc.json"), folder.resolve("repo/agentdoc.json"));
        assertAll(
                () -> assertSaid(
                        "-o docs is a folder; name a file in it, such as -o docs/agentdoc.json.",
                        "repo/package",
                        "-o",
                        "docs"),
                () -> assertSaid(
                        "bare has a package and no agent-repo.json, which says where its document goes; agentdoc init"
                                + " bare --repository writes one, or type agentdoc package bare/package -o FILE.",
                        "bare"),
                () -> assertSaid("linked: \"agentdoc.json\", which agent-repo.json names, is a link", "linked"),
                () -> assertTrue(run("init", "repo", "--repo").err().contains("; type --report or --repository")));
    }

    private void assertSaid(String sentence, String... arguments) {
        String[] all = Stream.concat(Stream.of("package"), Stream.of(arguments)).toArray(String[]::new);
        Ran ran = run(all);
        assertEquals(2, ran.status(), ran.out());
        assertTrue(ran.err().contains(sentence), ran.err());
    }

    /** Makes every file an hour old, as in a checkout that nobody just changed. */
    private void age() {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Files.setLastModifiedTime(file, FileTime.from(Instant.now().minusSeconds(3_600)));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void aDryRunWritesNothing() {
        edit("repo/package/descriptor.json", "Rewrites one official letter", "Rewrites one letter");
        Map<String, String> before = tree();
        Ran ran = run("package", "repo", "--dry-run");
        assertAll(
                () -> assertTrue(ran.err().contains("would write agentdoc.json"), ran.err()),
                () -> assertEquals(before, tree()));
    }

    private Ran run(String... arguments) {
        return Ran.in(folder, arguments);
    }

    @Test
    void whatIsRememberedOfACheckRestsOnTheDocumentThatItCompared() throws IOException {
        assertEquals(0, run("package", "repo", "-o", "out/doc.json").status());
        age();
        String[] check = {"package", "repo", "-o", "out/doc.json", "--check", "--cache", "seen"};
        assertEquals(0, run(check).status());
        write("out/doc.json", "{}\n");
        age();
        Ran changed = run(check);
        delete("out/doc.json");
        Ran gone = run(check);
        Files.write(folder.resolve("seen/packages.stamps"), new byte[] {(byte) 0xFF, (byte) 0xFE});
        Ran spoiled = run("package", "repo", "--check", "--cache", "seen");
        assertAll(
                () -> assertEquals(1, changed.status(), changed.out()),
                () -> assertEquals(1, gone.status(), gone.out()),
                () -> assertEquals(0, spoiled.status(), spoiled.err()));
    }

    @Test
    void aMemberThatIsGoneIsToldWithTheFileThatSaidIt() {
        edit("repo/package/descriptor.json", "\"working\": true", "\"when\": \"per_task\"");
        edit(
                "repo/package/descriptor.json",
                "\"kind\": \"text/csv\",\n          \"when\": \"per_task\",",
                "\"kind\": \"text/csv\",");
        Ran ran = run("package", "repo", "--check");
        assertTrue(
                ran.out()
                        .contains("[sentence-pairs].working: \"true\" -> not stated   no longer in"
                                + " package/descriptor.json\n"),
                ran.out());
    }

    @Test
    void aFolderThatLooksLikeAnOptionIsNamedSoThatItIsNone() throws IOException {
        Files.move(folder.resolve("repo"), folder.resolve("-repo"));
        edit("-repo/package/descriptor.json", "duties and dates.", "duties.");
        Ran ran = run("package", "./-repo", "--check");
        assertTrue(
                ran.out().endsWith("\nmend: agentdoc package ./-repo --pins && agentdoc package ./-repo\n"), ran.out());
        mend(ran);
        assertEquals(0, run("package", "./-repo", "--check").status());
    }

    @Test
    void whereNoVersionControlHasTheFilesNoneIsAskedToMendThem() throws IOException {
        write("doc.json", read("repo/agentdoc.json"));
        convert("doc.json");
        Ran document = run("package", "repo/package", "-o", "doc.json", "--check");
        assertTrue(document.out().endsWith("\nmend: agentdoc package repo/package -o doc.json\n"), document.out());
        mend(document);
        assertEquals(
                0, run("package", "repo/package", "-o", "doc.json", "--check").status());
        convert("repo/package/descriptor.json");
        Ran files = run("package", "repo", "--check");
        Files.createDirectory(folder.resolve(".git"));
        Ran versioned = run("package", "repo", "--check");
        assertAll(
                () -> assertEquals(1, files.status()),
                () -> assertTrue(files.out().contains("a checkout converted them"), files.out()),
                () -> assertFalse(files.out().contains("mend: "), files.out()),
                () -> assertTrue(versioned.out().contains("\nmend: git -C repo diff "), versioned.out()));
    }

    @Test
    void thePlaceOfADocumentThatIsNoFileIsSaidAtOnce() throws IOException {
        Assumptions.assumeTrue(Files.exists(Path.of("/dev/null")), "SKIPPED: no devices on this system");
        Files.delete(folder.resolve("repo/agentdoc.json"));
        Files.createDirectory(folder.resolve("repo/agentdoc.json"));
        assertSaid("agentdoc.json cannot be read (is a directory)", "repo", "--check");
        assertSaid("-o - is stdout; name the file", "repo", "--check", "-o", "-");
        assertSaid("/dev/null is no regular file", "repo", "--check", "-o", "/dev/null");
        assertSaid("A page needs a folder of its own", "repo", "--page", "/");
        Ran ran = run("package", "repo", "-o", "/dev/null");
        assertAll(
                () -> assertEquals(new Ran(0, "", "  wrote /dev/null\n"), ran),
                () -> assertFalse(Files.isRegularFile(Path.of("/dev/null")), "a device is written into"));
    }

    @Test
    void aPackageWithoutItsRepositoryIsNoRunOverSeveral() {
        delete("repo/agent-repo.json");
        assertSaid("agentdoc package repo/package -o x.json", "repo", "-o", "x.json");
        copy(folder.resolve("repo/package"), folder.resolve("repo/another"));
        Ran ran = run("package", "repo", "-o", "docs");
        assertAll(
                () -> assertEquals(0, ran.status(), ran.err()),
                () -> assertTrue(tree().containsKey("docs/package.json")),
                () -> assertTrue(tree().containsKey("docs/another.json")));
    }

    @Test
    void aFolderThatNobodyMayReadStopsItselfAlone() throws IOException {
        Path locked = Files.createDirectory(folder.resolve("locked"));
        Files.setPosixFilePermissions(locked, PosixFilePermissions.fromString("---------"));
        try {
            Assumptions.assumeFalse(Files.isReadable(locked), "SKIPPED: this user may read everything");
            Ran ran = run("package", ".", "--check");
            Ran check = run("check", "locked");
            assertAll(
                    () -> assertEquals(2, ran.status()),
                    () -> assertTrue(
                            ran.out().contains("locked: the folder cannot be read: permission denied"), ran.out()),
                    () -> assertTrue(ran.err().contains("2 packages"), ran.err()),
                    () -> assertTrue(check.out().contains("permission denied"), check.out()));
        } finally {
            Files.setPosixFilePermissions(locked, PosixFilePermissions.fromString("rwx------"));
        }
    }

    @Test
    @Clause("13.2-1")
    void aFolderIsNoDocumentAndAFileNoPackageToTheCheckerToo() throws IOException {
        Files.delete(folder.resolve("repo/agentdoc.json"));
        Files.createDirectory(folder.resolve("repo/agentdoc.json"));
        write("repo/agentdoc.json/it", "x");
        Ran document = run("check", "repo", "--offline");
        Files.move(folder.resolve("repo/package"), folder.resolve("away"));
        write("repo/package", "x");
        Ran packed = run("check", "repo", "--offline");
        assertAll(
                () -> assertEquals(1, document.status()),
                () -> assertTrue(
                        document.out()
                                .contains("error 13.2-1 agent-repo.json#/agentdoc: the repository has no file"
                                        + " \"agentdoc.json\""),
                        document.out()),
                () -> assertEquals(1, packed.status()),
                () -> assertTrue(
                        packed.out()
                                .contains("error 13.2-1 agent-repo.json#/package: the repository has no folder"
                                        + " \"package\""),
                        packed.out()));
    }

    private void convert(String file) {
        write(file, read(file).replace("\n", "\r\n"));
    }

    private String read(String file) {
        return tree().getOrDefault(file, "");
    }

    /** Runs what the last line says, as a shell would. */
    private void mend(Ran failed) {
        String last = failed.out().lines().toList().getLast();
        for (String command : last.substring("mend: agentdoc ".length()).split(" && agentdoc ", -1)) {
            assertEquals(0, run(command.split(" ", -1)).status());
        }
    }

    private void edit(String file, String from, String to) {
        try {
            Path path = folder.resolve(file);
            String text = Files.readString(path);
            assertTrue(text.contains(from), file);
            Files.writeString(path, text.replace(from, to));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void write(String file, String text) {
        try {
            Files.writeString(folder.resolve(file), text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void delete(String file) {
        try {
            Files.delete(folder.resolve(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Map<String, String> tree() {
        return Tree.texts(folder);
    }

    private static void copy(Path from, Path to) {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path inside = from.relativize(file);
                Path target = inside.toString().isEmpty() ? to : to.resolve(inside.toString());
                Files.createDirectories(target.getParent());
                Files.copy(file, target);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
