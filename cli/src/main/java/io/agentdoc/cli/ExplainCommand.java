package io.agentdoc.cli;

import io.agentdoc.assembler.OperatorFault;
import io.agentdoc.assembler.store.SourceCache;
import io.agentdoc.assembler.store.StoredObject;
import io.agentdoc.assembler.trace.Explanation;
import io.agentdoc.assembler.trace.Tracer;
import io.agentdoc.cli.config.Nearest;
import io.agentdoc.document.model.AgentDoc;
import io.agentdoc.document.model.Section;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import io.agentdoc.document.value.MemberPath;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code agentdoc explain}: who says a member of an AgentDoc, and where. */
@Command(
        name = "explain",
        abbreviateSynopsis = true,
        description = {
            "Tells which source says a member, where in it, how that source was verified, and the bytes around it.",
            "Of a member in not_stated it tells which sources were searched and which could not be had."
        },
        footerHeading = "%nExample:%n",
        footer = {
            "  agentdoc explain agentdoc.json 'sells.offerings[clause-review].price'",
            "  agentdoc explain agentdoc.json handling --format json"
        })
final class ExplainCommand implements Ending {
    private final World world;

    @Mixin
    CommonOptions common = new CommonOptions();

    @Parameters(index = "0", paramLabel = "AGENTDOC", description = "The document's file.")
    String document = "";

    @Parameters(
            index = "1",
            paramLabel = "MEMBER",
            description = "The member's path, as not_stated and pages write it.")
    String member = "";

    ExplainCommand(World world) {
        this.world = world;
    }

    @Override
    public ExitStatus run() {
        FormOutputs outputs = FormOutputs.ofTextAndJson(world, common);
        AgentDoc doc = AgentDocFile.read(world, document);
        SourceCache cache = SourceCache.readOnly(CacheFolder.of(world, common));
        Tracer tracer = new Tracer(digest -> held(cache, digest));
        Explanation explanation = MemberPath.parse(member)
                .flatMap(path -> tracer.explain(doc, path))
                .orElseThrow(() -> unknown(doc));
        ExplanationForms forms = new ExplanationForms(explanation);
        outputs.write(forms::text, forms::json);
        return explanation.sources().stream()
                        .anyMatch(cited -> cited.source()
                                .digest()
                                .flatMap(digest -> held(cache, digest))
                                .isEmpty())
                ? ExitStatus.NOT_CHECKED
                : ExitStatus.DONE;
    }

    private static Optional<Bytes> held(SourceCache cache, Digest digest) {
        return cache.object(digest) instanceof StoredObject.Sound sound ? Optional.of(sound.bytes()) : Optional.empty();
    }

    private OperatorFault unknown(AgentDoc doc) {
        List<String> known = new ArrayList<>(doc.notStated());
        for (Section section : doc.sections().all()) {
            String name = section.shape().name();
            known.add(name);
            section.shape().members().forEach(member -> known.add(name + "." + member.name()));
        }
        String list = member.replaceFirst("\\[.*", "");
        String cure = Optional.of(list)
                .filter(known::contains)
                .filter(name -> !name.equals(member))
                .or(() -> Nearest.to(member, known))
                .map(near -> "type " + near)
                .orElse("its sections are "
                        + String.join(
                                ", ",
                                doc.sections().all().stream()
                                        .map(section -> section.shape().name())
                                        .toList()));
        return new OperatorFault("This AgentDoc has no member " + member + "; " + cure + ".");
    }
}
