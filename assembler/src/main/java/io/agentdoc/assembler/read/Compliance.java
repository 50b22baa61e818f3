package io.agentdoc.assembler.read;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.stated.Stated;
import java.util.Optional;

/** Reads the postures that an operator claims, each a lowercase token with a scope and a pointer (6.9). */
final class Compliance {
    private Compliance() {}

    static Stated<Json> read(Quote from) {
        Optional<Node> claims = from.member("compliance");
        if (claims.isEmpty()) {
            return Stated.notStated();
        }
        boolean readable =
                claims.get().isArray() && claims.get().elements().stream().allMatch(Compliance::isClaim);
        return readable
                ? from.said(claims.get().value(), claims.get())
                : from.unreadable(claims.get(), "a list of postures, each with a standard");
    }

    private static boolean isClaim(Node at) {
        return at.text("standard").filter(token -> !token.isEmpty()).isPresent();
    }
}
