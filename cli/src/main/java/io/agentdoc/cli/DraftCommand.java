package io.agentdoc.cli;

import io.agentdoc.assembler.OperatorFault;
import io.agentdoc.assembler.draft.Draft;
import io.agentdoc.assembler.draft.DraftSource;
import io.agentdoc.assembler.draft.Drafting;
import io.agentdoc.assembler.verify.SignatureRules;
import io.agentdoc.document.check.Finding;
import io.agentdoc.document.json.JsonDocument;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.value.Bytes;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code agentdoc draft}: what was published about an agent as a draft of its Descriptor, with what is open beside it. */
@Command(
        name = "draft",
        abbreviateSynopsis = true,
        description = {
            "Makes a draft Descriptor with only what its sources say: a card, a registration or Pond manifest, a"
                    + " package, or a Descriptor of an older form. It is never an AgentDoc.",
            "The draft goes to stdout, or into a new file with -o. What was left out, what the draft still breaks and"
                    + " what no source says goes to stderr. Of two sources that differ, a Descriptor is heard first, then"
                    + " a registration, a Pond manifest, a card and a package."
        },
        footerHeading = "%nExample:%n",
        footer = "  agentdoc draft --from agent-card.json package/ -o draft.json")
final class DraftCommand implements Ending {
    private final World world;

    @Mixin
    CommonOptions common = new CommonOptions();

    @Option(
            names = "--from",
            paramLabel = "SOURCE",
            order = 1,
            arity = "1..*",
            required = true,
            description = "A file, a folder, an archive or an https URL; may be repeated.")
    List<String> from = new ArrayList<>();

    DraftCommand(World world) {
        this.world = world;
    }

    @Override
    public ExitStatus run() {
        common.out.ifPresent(this::keepAnswers);
        Terminal terminal = new Terminal(world, common);
        List<DraftSource> sources = new ArrayList<>();
        try (DraftTargets targets = new DraftTargets(world, common)) {
            from.forEach(typed -> sources.addAll(targets.open(typed)));
        }
        Draft draft = new Drafting(SignatureRules.standard()).of(sources);
        new ResultTarget(world, common).document(readable(JsonDocument.pretty(draft.descriptor())));
        sources.forEach(source -> terminal.note("  read " + source.name() + " as " + source.kind()));
        tell(draft, terminal);
        boolean clean = draft.passes() && draft.leftOut().isEmpty();
        return clean ? ExitStatus.DONE : ExitStatus.LOOK;
    }

    private static Bytes readable(JsonDocument draft) {
        return switch (draft.reading()) {
            case JsonReading.Parsed parsed -> draft.bytes();
            case JsonReading.Malformed malformed ->
                throw new OperatorFault("Readers would refuse the draft that these sources make: " + malformed.why()
                        + ". Name fewer of them.");
        };
    }

    /** Somebody may have written answers into it. */
    private void keepAnswers(Path file) {
        if (Files.exists(world.path(file), LinkOption.NOFOLLOW_LINKS)) {
            throw new OperatorFault(file + " is there, and answers that were written into it would be lost; nothing was"
                    + " written. Name a new file with -o.");
        }
    }

    private void tell(Draft draft, Terminal terminal) {
        draft.leftOut().forEach(line -> terminal.note("  left out: " + line));
        for (Finding finding : draft.findings()) {
            terminal.note("  open: " + finding.level() + " " + finding.rule() + " " + finding.place() + ": "
                    + finding.message());
        }
        draft.questions().forEach(question -> terminal.note("  ask: " + question.member() + ": " + question.text()));
        common.out.ifPresent(file -> terminal.note((common.dryRun ? "would write " : "wrote ") + file
                + ", a draft that nothing binds to and nobody serves; answer"
                + " in it what only you can, and type: agentdoc check " + file + " --as descriptor"));
    }
}
