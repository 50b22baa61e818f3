package io.agentdoc.assembler.links;

import io.agentdoc.assembler.gather.Lead;
import io.agentdoc.assembler.gather.Link;
import java.util.List;

/** Follows a role's contract to its primary interface, whose exchanges it may fill (9.4). */
final class RoleLinks {
    private final PointedDocuments documents;

    RoleLinks(PointedDocuments documents) {
        this.documents = documents;
    }

    List<Link> of(Lead lead) {
        return lead.root().text("primary_interface").filter(name -> !name.isEmpty()).stream()
                .map(name -> Interfaces.link(documents, name))
                .toList();
    }
}
