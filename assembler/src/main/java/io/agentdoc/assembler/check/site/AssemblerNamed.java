package io.agentdoc.assembler.check.site;

import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.Limits;
import io.agentdoc.document.value.PublicKey;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Where a site says by which keys its assembler signs, each of its documents is signed by one of them (9.11). */
final class AssemblerNamed implements Rule<Published> {
    private static final String NOTICE = "agentdoc-assembler.json";
    private static final String TAG = "agentdoc-assembly-v1";

    @Override
    public void check(Published file, Found into) {
        if (!file.isAgentDoc()) {
            return;
        }
        Optional<Set<PublicKey>> keys = notice(file).map(AssemblerNamed::keys);
        for (Node entry : elements(file.root(), "signatures")) {
            Optional<PublicKey> by = entry.text("by").flatMap(PublicKey::parse);
            boolean ours = entry.text("tag").filter(TAG::equals).isPresent();
            if (ours && keys.isPresent() && by.isPresent() && !keys.get().contains(by.get())) {
                into.error(
                        "9.11-1",
                        entry.member("by").orElse(entry),
                        "it is signed by a key that " + NOTICE
                                + " of this site does not name; name the key there, with its" + " times, or sign anew");
            }
        }
    }

    private static Optional<Node> notice(Published file) {
        return Stream.of(file.base() + NOTICE, ".well-known/" + NOTICE)
                .flatMap(name -> file.all().bytes(name).stream())
                .findFirst()
                .flatMap(bytes -> new JsonParser(Limits.standard()).parse(bytes) instanceof JsonReading.Parsed(var root)
                        ? Optional.of(Node.root(root))
                        : Optional.empty());
    }

    private static Set<PublicKey> keys(Node notice) {
        return elements(notice, "keys").stream()
                .flatMap(entry -> entry.text("key").or(entry::text).flatMap(PublicKey::parse).stream())
                .collect(Collectors.toSet());
    }

    private static List<Node> elements(Node root, String list) {
        return root.member(list).map(Node::elements).orElse(List.of());
    }
}
