package io.agentdoc.cli;

import io.agentdoc.assembler.store.SourceCache;
import io.agentdoc.assembler.store.StoredObject;
import io.agentdoc.assembler.trace.Explanation;
import io.agentdoc.assembler.trace.Tracer;
import io.agentdoc.cli.drift.DriftNotes;
import io.agentdoc.document.model.AgentDoc;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import io.agentdoc.document.value.MemberPath;
import java.util.List;
import java.util.Optional;

/** Tells what a build would change: each file, the first differing lines, the member and where it is said, and the mend. */
final class BuildCheck {
    private final World world;
    private final Terminal terminal;
    private final SourceCache cache;
    private final SourceFiles files;

    BuildCheck(World world, Terminal terminal, SourceCache cache, SourceFiles files) {
        this.world = world;
        this.terminal = terminal;
        this.cache = cache;
        this.files = files;
    }

    /** Drift is a finding; what the sources themselves give to look at stays one too. */
    ExitStatus tell(DriftNotes drift, List<String> arguments, ExitStatus otherwise) {
        if (drift.files().isEmpty()) {
            terminal.note("  nothing would change");
            return otherwise;
        }
        drift.files().forEach((name, sentence) -> terminal.result("error drift " + name + ": " + sentence));
        drift.shown().stream().limit(1).forEach(this::show);
        List<String> mend =
                arguments.stream().filter(word -> !word.equals("--check")).toList();
        terminal.result("fix: " + Shell.command(world, mend));
        terminal.note("  " + Numbers.of(drift.files().size(), "file") + " would change; nothing was written");
        return otherwise == ExitStatus.DONE ? ExitStatus.LOOK : otherwise;
    }

    private void show(DriftNotes.Shown shown) {
        shown.diff().forEach(terminal::result);
        shown.member()
                .ifPresent(member -> terminal.result("  " + member
                        + shown.wanted()
                                .flatMap(bytes -> source(bytes, member))
                                .map(place -> "   <- " + place)
                                .orElse("")));
    }

    /** Where the sources say what is wanted of that member. */
    private Optional<String> source(Bytes wanted, MemberPath member) {
        AgentDoc doc = AgentDocFile.parse("the document", wanted);
        return new Tracer(this::bytes)
                .explain(doc, member)
                .flatMap(explanation ->
                        explanation.sources().stream().map(BuildCheck::place).findFirst());
    }

    private Optional<Bytes> bytes(Digest digest) {
        return cache.object(digest) instanceof StoredObject.Sound sound
                ? Optional.of(sound.bytes())
                : files.find(digest);
    }

    private static String place(Explanation.Cited cited) {
        return ExplanationForms.place(cited.source())
                + cited.at().map(at -> "#" + at.pointer()).orElse("");
    }
}
