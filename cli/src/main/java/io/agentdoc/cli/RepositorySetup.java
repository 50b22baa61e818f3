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
    private final Path typed;
    private final Path root;
    private final Terminal terminal;
    private final boolean dryRun;
    private final FirstFiles first;

    RepositorySetup(World world, Path typed, Terminal terminal, boolean dryRun) {
        this.world = world;
        this.typed = typed;
        this.root = world.path(typed);
        this.terminal = terminal;
        this.dryRun = dryRun;
        this.first = new FirstFiles(root, terminal, dryRun);
    }

    ExitStatus run() {
        boolean named = first.there(RepositoryManifest.FILE);
        PackagePlace.Repository repository = repository(named);
        Bytes document = document(repository);
        RepositoryManifest manifest = repository.manifest();
        plain(manifest.packageFolder());
        plain(manifest.agentdoc());
        if (!named) {
            first.put(RepositoryManifest.FILE, RepositoryFiles.manifest(PACKAGE, DOCUMENT));
        }
        String program = Shell.program(world, root);
        first.addLines(
                RepositoryFiles.ATTRIBUTES, RepositoryFiles.attributes(manifest), RepositoryFiles.ATTRIBUTES_WHY);
        first.putOrShow(RepositoryFiles.WORKFLOW, RepositoryFiles.workflow(manifest), RepositoryFiles.CHECKS);
        first.putOrShow(RepositoryFiles.HOOKS, RepositoryFiles.hooks(manifest, program), RepositoryFiles.HOOK_ID);
        if (first.there(manifest.agentdoc())) {
            terminal.note(
                    "  " + manifest.agentdoc() + " is there; " + Shell.program(world) + " package brings it in step");
        } else {
            first.put(manifest.agentdoc(), document);
        }
        terminal.note(
                "  set the repository variable AGENTDOC, which the workflow reads, to the repository that holds this"
                        + " program, such as OWNER/agentdoc; without it the workflow fails");
        if (program.contains("/")) {
            terminal.note("  the hook runs " + program + "; in checkouts that lie elsewhere change its entry in "
                    + RepositoryFiles.HOOKS);
        }
        boolean passes = dryRun || passes(manifest);
        if (!dryRun && passes) {
            next();
        }
        return first.leftOthers() || !passes ? ExitStatus.LOOK : ExitStatus.DONE;
    }

    private void next() {
        terminal.note("Type next:");
        if (!world.path(typed).equals(world.path(Path.of("")))) {
            terminal.note("  cd " + typed);
        }
        String program = Shell.program(world, typed);
        terminal.note("  " + program + " package . --check --views  # what the workflow and the hook compare");
        terminal.note("  " + program + " package . --page www       # a page for people");
        terminal.note("  " + program + " serve www                  # prints the address to open; Ctrl-C ends it");
        terminal.note("The page is for you to look at; keep www/ out of the repository, or publish it where you like.");
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
        if (!first.there(PACKAGE + "/" + PackageTree.MANIFEST)) {
            throw new OperatorFault("There is no " + PACKAGE + "/" + PackageTree.MANIFEST + ", and nothing was written;"
                    + " put your agent's package there first, since init writes no agent's facts, and type the same"
                    + " command again. The folder examples/repository/package, beside the program, is one to try it"
                    + " with.");
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
}
