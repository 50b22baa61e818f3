package io.agentdoc.assembler.check.job;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.document.json.Node;
import java.util.LinkedHashSet;
import java.util.List;

/** Where a piece is laid out is a relative path that leads nowhere else, and a piece is a file or a link (5.7). */
final class PiecePaths implements Rule<Node> {
    private static final String RULE = "5.7-4";

    @Override
    public void check(Node manifest, Found into) {
        for (Node piece : JobForms.pieces(manifest)) {
            new ObjectForm(RULE, piece, into)
                    .may("path", Form.TEXT)
                    .may("kind", Form.oneOf(new LinkedHashSet<>(List.of("file", "link"))));
            piece.member("path")
                    .filter(path -> path.text().filter(PiecePaths::leads).isPresent())
                    .ifPresent(path -> into.error(
                            RULE,
                            path,
                            "it leads out of the folder that pieces are laid out in; say a relative path with /"));
        }
    }

    private static boolean leads(String path) {
        List<String> parts = List.of(path.split("/", -1));
        return path.startsWith("/")
                || path.contains("\\")
                || parts.contains("..")
                || (path.length() > 1 && path.charAt(1) == ':')
                || path.chars().anyMatch(c -> c < ' ');
    }
}
