package io.agentdoc.assembler.check.job;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.assembler.read.Vocabulary;
import io.agentdoc.document.json.Node;

/** A piece says its name, its step, its type, its reference, its size and its digest (5.7). */
final class Pieces implements Rule<Node> {
    private static final String RULE = "5.7-3";
    private static final Form MEDIA_TYPE = new Form(
            "a media type such as text/plain",
            node -> node.text().filter(Vocabulary::isMediaType).isPresent());

    @Override
    public void check(Node manifest, Found into) {
        for (Node piece : JobForms.pieces(manifest)) {
            new ObjectForm(RULE, piece, into)
                    .needs("name", Form.TEXT)
                    .needs("step", Form.TEXT)
                    .needs("media_type", MEDIA_TYPE)
                    .needs("ref", Form.TEXT)
                    .needs("size", Form.COUNT)
                    .needs("digest", Form.DIGEST_TEXT)
                    .may("produced_from", Form.TEXTS)
                    .needs("reused", Form.FLAG);
        }
    }
}
