package io.agentdoc.cli;

import io.agentdoc.assembler.OperatorFault;
import io.agentdoc.document.model.About;
import io.agentdoc.document.model.AgentDoc;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.renderer.site.LoosePages;
import io.agentdoc.renderer.site.Site;
import io.agentdoc.renderer.site.Slugs;
import io.agentdoc.templates.words.Words;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code agentdoc render}: pages for any AgentDoc, ours or not. */
@Command(
        name = "render",
        abbreviateSynopsis = true,
        description = {
            "Writes the page of each AgentDoc, from the document alone and whoever assembled it.",
            "Each goes to DIR/SLUG/index.html by the document's handle or id; -o DIR is required."
        },
        footerHeading = "%nExample:%n",
        footer = "  agentdoc render agentdoc.json https://directory.example/agents/reviewer.json -o pages/")
final class RenderCommand implements Ending {
    private final World world;

    @Mixin
    CommonOptions common = new CommonOptions();

    @Parameters(paramLabel = "AGENTDOC", arity = "1..*", description = "A file or an https URL.")
    List<String> documents = new ArrayList<>();

    RenderCommand(World world) {
        this.world = world;
    }

    /** A document to be rendered, and what it was named as on the command line. */
    private record Named(String typed, Bytes json) {}

    @Override
    public ExitStatus run() {
        Path out = common.out.orElseThrow(
                () -> new OperatorFault("render writes a page for each document; type -o DIR to say where."));
        Terminal terminal = new Terminal(world, common);
        Map<String, Named> byName = new LinkedHashMap<>();
        RemoteDocuments.Sums sums;
        try (RemoteDocuments remote = new RemoteDocuments(world, common, terminal)) {
            for (String typed : documents) {
                remote.bytes(typed).ifPresent(json -> add(byName, new Named(typed, json)));
            }
            sums = remote.sums();
        }
        Slugs slugs = Slugs.of(byName.keySet());
        if (!common.dryRun) {
            LoosePages pages = Site.pages(world.path(out), Words.english());
            byName.forEach((name, document) -> pages.among(slugs.get(name), document.json()));
        }
        byName.keySet()
                .forEach(name -> terminal.note("  " + (common.dryRun ? "would write " : "wrote ")
                        + out.resolve(slugs.get(name)) + "/index.html"));
        if (sums.failed() == 0) {
            return ExitStatus.DONE;
        }
        return byName.isEmpty() && sums.unreachable() == sums.failed() ? ExitStatus.NOTHING_REACHED : ExitStatus.LOOK;
    }

    private static void add(Map<String, Named> byName, Named document) {
        String name = name(AgentDocFile.parse(document.typed(), document.json()));
        Optional<Named> earlier = Optional.ofNullable(byName.putIfAbsent(name, document));
        earlier.ifPresent(other -> {
            throw new OperatorFault(document.typed() + " and " + other.typed() + " are both about " + name
                    + " and would have one page; name one of them.");
        });
    }

    private static String name(AgentDoc doc) {
        return switch (doc.about()) {
            case About.Subject subject -> subject.handle().orElse(subject.id());
            case About.PackageIdentity identity -> identity.name().orElse("package");
        };
    }
}
