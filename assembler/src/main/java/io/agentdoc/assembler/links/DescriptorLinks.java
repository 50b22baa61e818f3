package io.agentdoc.assembler.links;

import io.agentdoc.assembler.gather.Lead;
import io.agentdoc.assembler.gather.Link;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.SourceKind;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Follows a bound Descriptor to its role, its interfaces and the documents that it refers to (6.2, 9.4).
 *
 * <p>A draft is part of a package and leads nowhere (12.6).
 */
final class DescriptorLinks {
    private final PointedDocuments documents;

    DescriptorLinks(PointedDocuments documents) {
        this.documents = documents;
    }

    List<Link> of(Lead lead) {
        Node root = lead.root();
        if (root.member("subject").isEmpty()) {
            return List.of();
        }
        List<Link> links = new ArrayList<>();
        roles(root).forEach(role -> links.add(documents.named("role", Kinds.ROLE, role)));
        root.member("interfaces").map(Node::elements).orElse(List.of()).stream()
                .flatMap(name -> name.text().stream())
                .forEach(name -> links.add(Interfaces.link(documents, name)));
        reference(lead, "handling_ref", "handling", Kinds.DATA_USE, links);
        reference(lead, "price_ref", "prices", Kinds.PRICE, links);
        reference(lead, "samples_ref", "samples", Kinds.SAMPLES, links);
        reference(lead, "access_ref", "access", Kinds.ACCESS, links);
        return links;
    }

    private void reference(Lead lead, String member, String name, SourceKind kind, List<Link> links) {
        lead.root()
                .text(member)
                .filter(text -> !text.isEmpty())
                .ifPresent(reference -> links.add(documents.referenced(name, kind, reference, lead)));
    }

    /** The role that it holds, and those that its open offerings are for. */
    private static Set<String> roles(Node root) {
        Set<String> roles = new LinkedHashSet<>();
        root.text("role").ifPresent(roles::add);
        root.member("offerings").map(Node::elements).orElse(List.of()).stream()
                .flatMap(offering -> offering.text("role").stream())
                .forEach(roles::add);
        roles.remove("");
        return roles;
    }
}
