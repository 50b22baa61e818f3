package io.agentdoc.assembler.read;

import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.Access;
import io.agentdoc.document.model.Members;
import io.agentdoc.document.model.Scheme;
import io.agentdoc.document.model.Sealing;
import io.agentdoc.document.stated.Stated;
import java.util.List;
import java.util.Optional;

/**
 * Reads how a caller presents itself and who is let in (6.9).
 *
 * <p>A block that carries a credential, an account or an address of one caller is dropped whole. Schemes that are
 * absent, empty and listed are three different statements.
 */
final class AccessBlock {
    private AccessBlock() {}

    /** The access block of a Descriptor and the sealing posture beside it. */
    static Access read(Quote from) {
        return new Access(from.part("access")
                .map(AccessBlock::block)
                .orElseGet(Access.SHAPE::silent)
                .members()
                .with(Access.SEALING, sealing(from)));
    }

    static Access block(Quote block) {
        Optional<Node> binding = Bindings.ofOneCaller(block.node());
        if (binding.isPresent()) {
            block.notes().warn("6.9-27", binding.get(), "a binding where a shape belongs, so none of it is stated");
            return Access.SHAPE.silent();
        }
        return new Access(Members.builder()
                .put(Access.SCHEMES, block.each("schemes", AccessBlock::scheme))
                .put(Access.ADMISSION, block.word("admission", Vocabulary.ADMISSION))
                .put(Access.STATEMENT, block.text("statement"))
                .build());
    }

    private static Optional<Scheme> scheme(Quote entry) {
        return entry.text("type").isStated()
                ? Optional.of(new Scheme(Members.builder()
                        .put(Scheme.ID, entry.text("id"))
                        .put(Scheme.TRANSPORT, entry.text("transport"))
                        .put(Scheme.TYPE, entry.text("type"))
                        .put(Scheme.IN, entry.text("in"))
                        .put(Scheme.NAME, entry.text("name"))
                        .put(Scheme.SCHEME, entry.text("scheme"))
                        .put(Scheme.FLOWS, CardSchemes.flows(entry))
                        .put(Scheme.SCOPES, scopes(entry))
                        .put(Scheme.DESCRIPTION, entry.text("description"))
                        .build()))
                : Optional.empty();
    }

    /** The scopes that the scheme names, or that its flows do. */
    private static Stated<List<String>> scopes(Quote entry) {
        if (entry.has("scopes")) {
            return entry.texts("scopes");
        }
        Optional<Node> flows = entry.member("flows");
        List<String> named = flows.map(Node::members).orElse(List.of()).stream()
                .flatMap(flow -> flow.node().member("scopes").stream())
                .flatMap(scopes -> scopes.members().stream().map(Node.Entry::name))
                .distinct()
                .toList();
        return named.isEmpty() ? Stated.notStated() : entry.said(named, flows.orElseThrow());
    }

    /** A posture, and whether a key to seal to is declared beside it; the key itself is not carried (7.2). */
    static Stated<Sealing> sealing(Quote from) {
        Stated<String> posture = from.word("sealing", Vocabulary.SEALING);
        Optional<Node> key = from.member("encryption_key")
                .filter(at -> from.text("encryption_key").isStated());
        if (!posture.isStated()) {
            return Stated.notStated();
        }
        if (key.isEmpty()) {
            from.notes()
                    .warn(
                            "6.9-11",
                            from.member("sealing").orElseThrow(),
                            "a posture without an encryption key beside it, which promises what nobody can use");
        }
        return from.said(new Sealing(Members.builder()
                .put(Sealing.POSTURE, posture)
                .put(Sealing.KEY_DECLARED, key.map(at -> from.said(true, at)).orElseGet(Stated::notStated))
                .build()));
    }
}
