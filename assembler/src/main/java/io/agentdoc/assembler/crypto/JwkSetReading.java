package io.agentdoc.assembler.crypto;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Limits;
import java.util.ArrayList;
import java.util.List;

/** What a file of public keys turned out to be. */
public sealed interface JwkSetReading {

    /** Keys, every one of which can be used. */
    record Read(JwkSet set) implements JwkSetReading {}

    /** Why it is no such file, as the rest of a sentence that begins with its name. */
    record Refused(String why) implements JwkSetReading {}

    /** Reads a set; one entry that is no key refuses the whole, for it is the operator's own file to mend. */
    static JwkSetReading of(Bytes file, JwkReader reader) {
        return switch (new JsonParser(Limits.standard()).parse(file)) {
            case JsonReading.Malformed malformed ->
                new Refused("is not JSON: " + malformed.why() + " (line " + malformed.line() + ", column "
                        + malformed.column() + ")");
            case JsonReading.Parsed(Json root) -> read(Node.root(root), reader);
        };
    }

    private static JwkSetReading read(Node root, JwkReader reader) {
        List<Node> entries = root.member("keys").map(Node::elements).orElse(List.of());
        if (entries.isEmpty()) {
            return new Refused("is no JSON Web Key Set: it has no keys");
        }
        List<Jwk> keys = new ArrayList<>();
        for (Node entry : entries) {
            switch (reader.read(entry)) {
                case JwkReading.Key(Jwk jwk) -> keys.add(jwk);
                case JwkReading.Refused(String why) -> {
                    return new Refused("has a key at " + entry.at() + " that " + why);
                }
            }
        }
        return new Read(new JwkSet(keys));
    }
}
