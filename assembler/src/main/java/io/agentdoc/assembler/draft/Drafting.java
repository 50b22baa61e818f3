package io.agentdoc.assembler.draft;

import io.agentdoc.assembler.check.descriptor.DescriptorRules;
import io.agentdoc.assembler.verify.SignatureRules;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.model.KnownKind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Makes a draft Descriptor of what sources say, and never an AgentDoc (9.4): what the sources cannot answer is asked, since
 * an answer belongs in a document that somebody signs.
 */
public final class Drafting {
    /** The kinds that a draft is made from, the one that is heard first at the head. */
    public static final List<KnownKind> KINDS = List.of(
            KnownKind.AGENT_DESCRIPTOR,
            KnownKind.AGENT_MANIFEST,
            KnownKind.POND_MANIFEST,
            KnownKind.A2A_CARD,
            KnownKind.PLUGIN_PACKAGE);

    private final SignatureRules signatures;
    private final DescriptorRules rules;

    public Drafting(SignatureRules signatures) {
        this.signatures = signatures;
        this.rules = new DescriptorRules(signatures);
    }

    /** The draft; sources of one kind are heard in the order given. */
    public Draft of(List<DraftSource> sources) {
        Together together = new Together();
        List<String> leftOut = new ArrayList<>();
        sources.stream()
                .sorted(Comparator.comparingInt(source -> KINDS.indexOf(source.kind())))
                .map(this::said)
                .forEach(said -> {
                    leftOut.addAll(said.leftOut());
                    together.add(said);
                });
        leftOut.addAll(together.differences());
        Cleaned cleaned = new Cleaned(rules);
        JsonObject draft = versioned(cleaned.of(together.draft()));
        leftOut.addAll(cleaned.leftOut());
        return new Draft(draft, leftOut, rules.check(draft).findings(), Questions.of(draft));
    }

    /** A draft may leave its version empty, and then the install gives it one (12.6 rule 6). */
    private static JsonObject versioned(JsonObject draft) {
        JsonObject.Builder versioned = JsonObject.builder();
        draft.forEach((name, value) -> {
            versioned.put(name, value);
            if (name.equals("format") && !draft.has("agent_version")) {
                versioned.put("agent_version", "");
            }
        });
        return versioned.build();
    }

    private Said said(DraftSource source) {
        return switch (source.kind()) {
            case AGENT_DESCRIPTOR -> OlderDescriptor.read(source, signatures);
            case AGENT_MANIFEST, POND_MANIFEST, A2A_CARD, PLUGIN_PACKAGE -> SpokenOf.read(source);
            default -> throw new IllegalArgumentException("no draft is made from a " + source.kind());
        };
    }
}
