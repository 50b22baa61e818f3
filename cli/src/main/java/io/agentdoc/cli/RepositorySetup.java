package io.agentdoc.cli;

import io.agentdoc.assembler.OperatorFault;
import io.agentdoc.assembler.packages.FilesReading;
import io.agentdoc.assembler.packages.PackageLimits;
import io.agentdoc.assembler.packages.PackageTree;
import io.agentdoc.assembler.repository.PackageAssembler;
import io.agentdoc.assembler.repository.PackageDoc;
import io.agentdoc.assembler.repository.PackagePlace;
import io.agentdoc.assembler.repository.RepositoryManifest;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Limits;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Sets up an agent repository around its package (13.2): what is missing is written, what is there stays as it is.
 *
 * <p>Nothing is written before the package is known to give a document.
 */
final class RepositorySetup {
    private static final String PACKAGE = "package";
    private static final String DOCUMENT = "agentdoc.json";

    private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9_][A-Za-z0-9_./-]*");

    private final World world;
    private final Path root;
    private final Terminal terminal;
    private final boolean dryRun;
    private boolean left;

    RepositorySetup(World world, Path root, Terminal terminal, boolean dryRun) {
        this.world = world;
        this.root = root;
        this.terminal = terminal;
        this.dryRun = dryRun;
    }

    ExitStatus run() {
        boolean named = there(RepositoryManifest.FILE);
        PackagePlace.Repository repository = repository(named);
        Bytes document = document(repository);
        RepositoryManifest manifest = repository.manifest();
        plain(manifest.packageFolder());
        plain(manifest.agentdoc());
        if (!named) {
            write(RepositoryManifest.FILE, RepositoryFiles.manifest(PACKAGE, DOCUMENT));
        }
        attributes(RepositoryFiles.attributes(manifest));
        missing(RepositoryFiles.WORKFLOW, RepositoryFiles.workflow(manifest), RepositoryFiles.CHECKS);
        missing(RepositoryFiles.HOOKS, RepositoryFiles.hooks(manifest, program()), RepositoryFiles.HOOK_ID);
        if (there(manifest.agentdoc())) {
            terminal.note(
                    "  " + manifest.agentdoc() + " is there; " + Shell.program(world) + " package brings it in step");
        } else {
            write(manifest.agentdoc(), document);
        }
        terminal.note(
                "  set the repository variable AGENTDOC, which the workflow reads, to the repository that holds this"
                        + " program, such as OWNER/agentdoc; without it the workflow fails");
        if (program().contains("/")) {
            terminal.note("  the hook runs " + program() + "; in checkouts that lie elsewhere change its entry in "
                    + RepositoryFiles.HOOKS);
        }
        boolean passes = dryRun || passes(manifest);
        return left || !passes ? ExitStatus.LOOK : ExitStatus.DONE;
    }

    /** Whether the two steps of the workflow would pass as the repository now stands; says what each that would not says. */
    private boolean passes(RepositoryManifest manifest) {
        boolean compared = step("package", ".", "--check", "--views");
        boolean checked = step("check", manifest.packageFolder(), "--offline");
        return compared && checked;
    }

    private boolean step(String... arguments) {
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        PrintStream stream = new PrintStream(said, true, StandardCharsets.UTF_8);
        World inside =
                new World(world.in(), stream, stream, world.environment(), root, world.clock(), world.stop(), false);
        int status = Program.commandLine(inside, List.of(arguments)).execute(arguments);
        if (status != ExitStatus.DONE.code()) {
            terminal.note("  the workflow would fail, for \"agentdoc " + String.join(" ", arguments) + "\" ends with "
                    + status + ":");
            said.toString(StandardCharsets.UTF_8).lines().forEach(terminal::result);
        }
        return status == ExitStatus.DONE.code();
    }

    /** This program as it is found from the repository's root. */
    private String program() {
        String called = world.variable(Shell.CALLED).orElse("agentdoc");
        return called.contains("/")
                ? Shell.quoted(root.toAbsolutePath()
                        .normalize()
                        .relativize(world.path(Path.of(called)).toAbsolutePath())
                        .toString())
                : called;
    }

    /** The repository as it is or, without a manifest, as it would be with one that names the usual places. */
    private PackagePlace.Repository repository(boolean named) {
        if (named) {
            return switch (PackagePlace.of(root)) {
                case PackagePlace.Repository repository -> repository;
                case PackagePlace.Refused refused -> throw new OperatorFault(refused.why());
                default -> throw new OperatorFault(RepositoryManifest.FILE + " is no manifest of a repository.");
            };
        }
        for (Path at : List.of(root, root.resolve(PACKAGE))) {
            if (Files.isDirectory(at) && !Files.isExecutable(at)) {
                throw new OperatorFault(at + ": " + PackagePlace.UNREADABLE);
            }
        }
        if (!there(PACKAGE + "/" + PackageTree.MANIFEST)) {
            throw new OperatorFault("There is no " + PACKAGE + "/" + PackageTree.MANIFEST
                    + "; put the package there first, for no agent's facts are written here.");
        }
        RepositoryManifest usual = new RepositoryManifest(PACKAGE, DOCUMENT, Optional.empty(), Optional.empty());
        return new PackagePlace.Repository(root, usual, root.resolve(PACKAGE), root.resolve(DOCUMENT));
    }

    private static Bytes document(PackagePlace.Repository repository) {
        String folder = repository.manifest().packageFolder();
        return switch (repository.files(PackageLimits.standard())) {
            case FilesReading.Refused refused -> throw new OperatorFault(folder + ": " + refused.why());
            case FilesReading.Opened opened ->
                switch (PackageAssembler.assemble(opened.files(), Limits.standard())) {
                    case PackageDoc.Made made -> made.bytes();
                    case PackageDoc.Refused refused -> throw new OperatorFault(folder + "/" + refused.why());
                };
        };
    }

    /** These names go into a shell's line, a pattern and YAML, where only plain ones mean themselves. */
    private static void plain(String path) {
        if (!PLAIN.matcher(path).matches()) {
            throw new OperatorFault(RepositoryManifest.FILE + " names \"" + path
                    + "\", which a workflow cannot name; use letters, digits, dots, hyphens and slashes.");
        }
    }

    /** Lines that are missing are added at the end, where they outweigh what stands before them. */
    private void attributes(List<String> wanted) {
        String file = RepositoryFiles.ATTRIBUTES;
        String old = StandingFile.read(root.resolve(file)).map(Bytes::display).orElse("");
        List<String> missing = RepositoryFiles.missing(old, wanted);
        if (missing.isEmpty()) {
            terminal.note("  " + file + " is there");
            return;
        }
        String between = old.isEmpty() || old.endsWith("\n") ? "" : "\n";
        write(file, Bytes.utf8(old + between + RepositoryFiles.ATTRIBUTES_WHY + String.join("\n", missing) + "\n"));
    }

    /** Writes a file that is not there; of one that is and does not do this already, says what to add to it. */
    private void missing(String file, String text, String sign) {
        if (!there(file)) {
            write(file, Bytes.utf8(text));
            return;
        }
        boolean does = StandingFile.glance(root.resolve(file))
                .filter(bytes -> bytes.display().contains(sign))
                .isPresent();
        if (does) {
            terminal.note("  " + file + " is there");
        } else {
            left = true;
            terminal.note("  " + file + " is there and stays as it is; add this to it:");
            text.lines().forEach(terminal::result);
        }
    }

    private void write(String file, Bytes bytes) {
        Path path = root.resolve(file);
        for (Path at = path; at != null && !at.equals(root); at = at.getParent()) {
            if (Files.isSymbolicLink(at)) {
                throw new OperatorFault(file + " leads through a link, and nothing is written through one.");
            }
        }
        if (!dryRun) {
            NewFile.write(path, bytes);
        }
        terminal.note((dryRun ? "  would write " : "  wrote ") + file);
    }

    private boolean there(String file) {
        return Files.exists(root.resolve(file), LinkOption.NOFOLLOW_LINKS);
    }
}
