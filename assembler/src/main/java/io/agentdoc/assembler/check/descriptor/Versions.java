package io.agentdoc.assembler.check.descriptor;

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

/**
 * The versions of each subject's Descriptors: a changed agent has a new one (6.5).
 *
 * <p>Two that say different things under one version may be two spellings of one agent, so this is a warning.
 */
public final class Versions {
    private final Map<Version, Seen> first = new HashMap<>();

    private record Version(String subject, String version) {}

    private record Seen(String name, Digest says) {}

    /** What there is to say of a Descriptor after those that were looked at before it. */
    public Optional<Finding> look(String name, Json document) {
        Node root = Node.root(document);
        Optional<String> subject = root.member("subject").flatMap(at -> at.text("id"));
        Optional<String> version = root.text("agent_version").filter(text -> !text.isEmpty());
        if (subject.isEmpty() || version.isEmpty() || !(document instanceof JsonObject object)) {
            return Optional.empty();
        }
        Seen now = new Seen(name, Digest.of(CanonicalJson.of(object.without("signatures"))));
        Seen before = first.computeIfAbsent(new Version(subject.get(), version.get()), unseen -> now);
        return before.says().equals(now.says()) ? Optional.empty() : Optional.of(finding(before));
    }

    private static Finding finding(Seen before) {
        return new Finding(
                "6.5-5",
                Level.WARNING,
                "/agent_version",
                "the Descriptor in " + before.name()
                        + " has this version too and says something else; a changed agent has a new version");
    }
}
