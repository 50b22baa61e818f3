package io.agentdoc.cli;

import io.agentdoc.assembler.OperatorFault;
import io.agentdoc.cli.config.ConfigurationFile;
import io.agentdoc.document.value.Bytes;
import java.nio.file.Path;
import java.util.List;

/**
 * Begins a site: what is missing is written and what is there stays as it is, the configuration last, so that one that is
 * there has everything it names.
 */
final class SiteSetup {
    private final World world;
    private final Path typed;
    private final SiteFiles files;
    private final Terminal terminal;
    private final boolean dryRun;
    private final FirstFiles first;

    SiteSetup(World world, Path typed, SiteFiles files, Terminal terminal, boolean dryRun) {
        this.world = world;
        this.typed = typed;
        this.files = files;
        this.terminal = terminal;
        this.dryRun = dryRun;
        this.first = new FirstFiles(world.path(typed), terminal, dryRun);
    }

    ExitStatus run() {
        Bytes configuration = files.configuration();
        String name = ConfigurationFile.NAME;
        if (first.there(name) && !first.isAsWritten(name, configuration)) {
            throw new OperatorFault(name + " is there already; it stays as it is, and nothing was written. Type "
                    + Shell.command(world, List.of("build", typed.resolve(name).toString()))
                    + ", or name an empty folder: " + Shell.program(world) + " init DIR " + option() + ".");
        }
        first.addLines(SiteFiles.IGNORED, SiteFiles.ignored(), "");
        key();
        files.others().forEach(first::put);
        first.put(name, configuration);
        next();
        return first.leftOthers() ? ExitStatus.LOOK : ExitStatus.DONE;
    }

    private String option() {
        return switch (files) {
            case OPERATOR -> "--operator";
            case DIRECTORY -> "--directory";
        };
    }

    private void key() {
        String file = SiteFiles.KEY;
        if (first.there(file)) {
            terminal.note("  " + file + " is there and stays as it is");
            return;
        }
        Path path = first.place(file);
        if (!dryRun) {
            first.tell(
                    file,
                    ", a new key; its public form is "
                            + Keys.of(world).create(path).publicKey().nkey());
        } else {
            first.tell(file, ", a new key");
        }
    }

    private void next() {
        if (dryRun) {
            terminal.note("a dry run: nothing was written");
            return;
        }
        terminal.note("What it builds is a sample that describes no real agent. Type next:");
        if (!world.path(typed).equals(world.path(Path.of("")))) {
            terminal.note("  cd " + typed);
        }
        String program = Shell.program(world, typed);
        terminal.note("  " + program + " build      # the sample, without a network");
        terminal.note("  " + program + " serve      # prints the address to open; Ctrl-C ends it");
        terminal.note("Then put yours in its place where " + ConfigurationFile.NAME + " says YOURS, and build again.");
        terminal.note(SiteFiles.KEY_NOTE + " says how the key is kept, and " + SiteFiles.WORKFLOW
                + " how all of it is published on GitHub Pages.");
    }
}
