package io.agentdoc.assembler.read;

import io.agentdoc.document.json.Node;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Finds what belongs to one caller or one place where a shape belongs: a credential, an account, an address (6.4, 6.9,
 * 9.5). A signature over it attests who said it and never that it may be published.
 */
final class BoundValues {
    /** Each form looks a bounded way ahead, so that a text costs no more than its length. */
    private static final Pattern ADDRESS = Pattern.compile("[a-zA-Z0-9+.-]://\\S|[^\\s@/]@[^\\s@/]{1,253}\\.[^\\s@/]");

    private BoundValues() {}

    /** The first place where a binding stands, or a text that holds an address. */
    static Optional<Node> in(Node at) {
        return Binding.in(at).or(() -> address(at));
    }

    private static Optional<Node> address(Node at) {
        if (at.text().filter(text -> ADDRESS.matcher(text).find()).isPresent()) {
            return Optional.of(at);
        }
        return below(at).stream().flatMap(child -> address(child).stream()).findFirst();
    }

    private static List<Node> below(Node at) {
        return at.isArray()
                ? at.elements()
                : at.members().stream().map(Node.Entry::node).toList();
    }
}
