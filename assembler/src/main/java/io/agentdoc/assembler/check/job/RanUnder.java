package io.agentdoc.assembler.check.job;

import io.agentdoc.document.json.Node;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The run config that a manifest says its work ran under: in its member or, where it has none, in an entry
 * {@code run-config:<name>@<resolved>} of what its pieces were produced from, which has no values (5.7).
 *
 * @param resolved the digest of the resolved one
 * @param values each setting as used; none where only an entry names it
 */
public record RanUnder(Optional<String> name, String resolved, Optional<Node> values) {
    private static final Pattern ENTRY = Pattern.compile("run-config:(.*)@(sha256:[0-9a-f]{64})", Pattern.DOTALL);

    public static Optional<RanUnder> of(Node manifest) {
        Optional<Node> member = manifest.member("run_config");
        return member.isPresent()
                ? member.flatMap(run -> run.text("resolved")
                        .map(resolved -> new RanUnder(run.text("name"), resolved, run.member("values"))))
                : entries(manifest).stream().findFirst();
    }

    /** What each of the entries names. */
    static List<RanUnder> entries(Node manifest) {
        return JobForms.pieces(manifest).stream()
                .flatMap(piece -> piece.member("produced_from").map(Node::elements).orElse(List.of()).stream())
                .flatMap(entry -> entry.text().stream())
                .map(ENTRY::matcher)
                .filter(Matcher::matches)
                .map(named -> new RanUnder(Optional.of(named.group(1)), named.group(2), Optional.empty()))
                .toList();
    }
}
