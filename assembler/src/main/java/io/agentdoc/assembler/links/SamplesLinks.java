package io.agentdoc.assembler.links;

import io.agentdoc.assembler.gather.Lead;
import io.agentdoc.assembler.gather.Link;
import io.agentdoc.document.json.Node;
import java.util.List;

/**
 * Follows a samples document to the receipts that it names (7.7).
 *
 * <p>A deliverable is never followed: to hold a reference is to be able to read it, and what somebody made for a client is
 * not ours to read (5.3).
 */
final class SamplesLinks {
    private final PointedDocuments documents;

    SamplesLinks(PointedDocuments documents) {
        this.documents = documents;
    }

    List<Link> of(Lead lead) {
        return lead.root().member("samples").map(Node::elements).orElse(List.of()).stream()
                .flatMap(sample -> sample.member("receipt").stream())
                .filter(receipt ->
                        receipt.isObject() || !receipt.text().orElse("").isEmpty())
                .map(receipt -> receipt.isObject()
                        ? SizedReference.read("receipt", Kinds.RECEIPT, receipt)
                        : documents.named(
                                "receipt", Kinds.RECEIPT, receipt.text().orElse("")))
                .toList();
    }
}
