package io.agentdoc.assembler.gather;

import io.agentdoc.assembler.OperatorFault;
import io.agentdoc.document.model.KnownKind;
import io.agentdoc.document.model.SourceKind;
import io.agentdoc.document.value.Bytes;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Where an agent that is reachable at a domain serves its documents (6.7; RFC 8615). */
final class WellKnown {
    /** An assembled view, which leads to sources and is none (9.1). */
    static final SourceKind AGENTDOC = new SourceKind("agentdoc");

    private static final Pattern HOST = Pattern.compile("[A-Za-z0-9.-]+|\\[[0-9A-Fa-f:.]+]");

    private final FetchPolicy policy;

    WellKnown(FetchPolicy policy) {
        this.policy = policy;
    }

    /** The card, under its name since A2A 0.3 and its older one, the Descriptor, and a view that may name more. */
    List<Seek> at(String domain) {
        check(domain);
        String folder = "https://" + domain + "/.well-known/";
        return List.of(
                seek("card", SourceKind.of(KnownKind.A2A_CARD), folder + "agent-card.json", folder + "agent.json"),
                seek("descriptor", SourceKind.of(KnownKind.AGENT_DESCRIPTOR), folder + "agent-descriptor.json"),
                seek("agentdoc", AGENTDOC, folder + "agentdoc.json"));
    }

    /** A domain is a host; with a port it is somebody's test, which {@code fetch.allow} then names. */
    private void check(String domain) {
        Optional<HostPort> withPort = HostPort.parse(domain);
        boolean sound = withPort.map(there -> policy.allows(there.host(), there.port()))
                .orElseGet(() -> HOST.matcher(domain).matches());
        if (!sound) {
            throw new OperatorFault(
                    withPort.isPresent()
                            ? "the domain " + domain + " names a port: add it to fetch.allow, or leave the port out"
                            : "the domain " + domain + " is not a host's name");
        }
    }

    private static Seek seek(String name, SourceKind kind, String... urls) {
        return new Seek(name, kind, List.of(urls), Optional.empty(), SourceRef.Found.WELL_KNOWN, "well-known");
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
