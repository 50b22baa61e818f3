package io.agentdoc.assembler;

import io.agentdoc.assembler.read.AuthorityWords;
import io.agentdoc.document.check.Finding;
import io.agentdoc.document.check.Level;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.About;
import io.agentdoc.document.model.AgentDoc;
import io.agentdoc.document.model.KnownKind;
import io.agentdoc.document.model.SignatureState;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A Descriptor that is stored and served beside its subject's document, exactly as it was had (6.7).
 *
 * <p>Served are bound Descriptors of the very subject: a draft is nobody's (6.2), and one whose words of authority are
 * not all known is refused as that copy, though the document is assembled from it (6.11).
 */
public record ServedDescriptor(SourceCopy copy, String subject, Optional<String> agentVersion) {

    /** Those that may be served, the verified ones first, and a finding for each that may not. */
    public record Choice(List<ServedDescriptor> served, List<Finding> refused) {
        public Choice {
            served = List.copyOf(served);
            refused = List.copyOf(refused);
        }
    }

    static Choice of(AgentDoc doc, List<SourceCopy> copies) {
        List<ServedDescriptor> served = new ArrayList<>();
        List<Finding> refused = new ArrayList<>();
        copies.stream().filter(ServedDescriptor::isDescriptor).forEach(copy -> {
            Node descriptor = Node.root(copy.tree());
            Optional<String> subject = descriptor
                    .member("subject")
                    .flatMap(node -> node.text("id"))
                    .filter(id -> isAbout(doc, id));
            if (subject.isEmpty()) {
                return;
            }
            Optional<Node> unknown = AuthorityWords.firstUnknown(descriptor);
            unknown.ifPresentOrElse(
                    word -> refused.add(refusal(copy, word)),
                    () -> served.add(new ServedDescriptor(copy, subject.get(), descriptor.text("agent_version"))));
        });
        served.sort(Comparator.comparing((ServedDescriptor one) -> one.copy().signature() != SignatureState.VERIFIED)
                .thenComparing(one -> one.copy().id()));
        return new Choice(served, refused);
    }

    private static boolean isDescriptor(SourceCopy copy) {
        return copy.kind().known().filter(KnownKind.AGENT_DESCRIPTOR::equals).isPresent();
    }

    private static boolean isAbout(AgentDoc doc, String id) {
        return doc.about() instanceof About.Subject subject && subject.id().equals(id);
    }

    private static Finding refusal(SourceCopy copy, Node word) {
        return new Finding(
                "6.11-19",
                Level.WARNING,
                copy.id() + "#" + word.at(),
                "the Descriptor is not served by its digest, because this word of its authority is not one of the nine");
    }
}
