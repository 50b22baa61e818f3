package io.agentdoc.assembler.links;

import io.agentdoc.assembler.gather.Lead;
import io.agentdoc.assembler.gather.Link;
import io.agentdoc.assembler.gather.SourceRef;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.SourceKind;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Takes from somebody's assembled view where its sources lie, and nothing else: a view never becomes a source (9.1).
 *
 * <p>The digests in it say what its assembler saw then, and hold nobody to it. What this assembler wrote itself leads
 * nowhere, or a source would stay for ever because it was once listed.
 */
final class ViewLinks {
    /** More than a rich agent has, and few enough that nobody's list makes us ask half the world: 16. */
    private static final int MOST = 16;

    /** What its own signature or its subject's key can tie to the subject; an archive is not had on a stranger's word. */
    private static final Map<SourceKind, String> FOLLOWED = Map.of(
            Kinds.DESCRIPTOR,
            "descriptor",
            Kinds.TERMS,
            "terms",
            Kinds.REPUTATION,
            "reputation",
            new SourceKind("build-record"),
            "build",
            new SourceKind("deployment-record"),
            "deployment",
            new SourceKind("eval-record"),
            "evaluation");

    private final String assembler;

    ViewLinks(String assembler) {
        this.assembler = assembler;
    }

    List<Link> of(Lead lead) {
        Node view = lead.root();
        boolean ours = view.text("assembled_by").filter(assembler::equals).isPresent();
        if (ours || view.text("agentdoc").isEmpty()) {
            return List.of();
        }
        return view.member("sources").map(Node::elements).orElse(List.of()).stream()
                .flatMap(source -> link(source).stream())
                .limit(MOST)
                .toList();
    }

    private static Optional<Link> link(Node source) {
        Optional<SourceKind> kind = source.text("kind").map(SourceKind::new);
        Optional<String> name = kind.flatMap(of -> Optional.ofNullable(FOLLOWED.get(of)));
        return source.text("url")
                .filter(url -> name.isPresent() && !url.isEmpty())
                .map(url -> new Link.To(name.get(), kind.get(), url, Optional.empty(), SourceRef.Found.LISTED));
    }
}
