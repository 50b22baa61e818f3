package io.agentdoc.assembler.gather;

import io.agentdoc.document.model.KnownKind;
import io.agentdoc.document.model.SourceKind;
import io.agentdoc.document.value.Bytes;
import java.util.List;

/** Where an agent that is reachable at a domain serves its documents (6.7; RFC 8615). */
final class WellKnown {
    private WellKnown() {}

    /** One document and the paths that it may be at, the present one first. */
    record Place(String name, SourceKind kind, List<String> urls) {}

    /** The card, under its name since A2A 0.3 and its older one, and the Descriptor. */
    static List<Place> at(String domain) {
        String folder = "https://" + domain + "/.well-known/";
        return List.of(
                new Place(
                        "card",
                        SourceKind.of(KnownKind.A2A_CARD),
                        List.of(folder + "agent-card.json", folder + "agent.json")),
                new Place(
                        "descriptor",
                        SourceKind.of(KnownKind.AGENT_DESCRIPTOR),
                        List.of(folder + "agent-descriptor.json")));
    }

    /** Whether a path has nothing, so that the next one is worth asking: absent, or an application's own page. */
    static boolean hasNothing(FetchOutcome outcome) {
        return switch (outcome) {
            case FetchOutcome.Absent absent -> true;
            case FetchOutcome.Fetched fetched -> isPage(fetched.bytes());
            default -> false;
        };
    }

    private static boolean isPage(Bytes bytes) {
        for (int i = 0; i < bytes.size(); i++) {
            if (bytes.at(i) > ' ') {
                return bytes.at(i) == '<';
            }
        }
        return false;
    }
}
