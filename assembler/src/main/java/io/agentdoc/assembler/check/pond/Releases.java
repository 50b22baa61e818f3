package io.agentdoc.assembler.check.pond;

import io.agentdoc.document.check.Finding;
import io.agentdoc.document.check.Level;
import io.agentdoc.document.json.CanonicalJson;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.Digest;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** The releases of one agent: whoever changes what it does, takes or is bounded by gives it a new version (P-41). */
public final class Releases {
    private final Map<Release, Seen> first = new HashMap<>();

    private record Release(String agent, String version) {}

    private record Seen(String name, Digest says) {}

    /** What there is to say of a manifest after those that were looked at before it; agents are told by their names. */
    public Optional<Finding> look(String name, Json document) {
        Node root = Node.root(document);
        Optional<String> agent = root.member("metadata").flatMap(metadata -> metadata.text("name"));
        Optional<String> version = root.text("agent_version");
        if (agent.isEmpty() || version.isEmpty() || !(document instanceof JsonObject object)) {
            return Optional.empty();
        }
        Seen now = new Seen(name, Digest.of(CanonicalJson.of(object.without("metadata"))));
        Seen before = first.computeIfAbsent(new Release(agent.get(), version.get()), unseen -> now);
        return before.says().equals(now.says()) ? Optional.empty() : Optional.of(finding(before));
    }

    private static Finding finding(Seen before) {
        return new Finding(
                "P-41",
                Level.WARNING,
                "/agent_version",
                "the manifest in " + before.name()
                        + " has this version too and offers something else; give a changed agent a new version");
    }
}
