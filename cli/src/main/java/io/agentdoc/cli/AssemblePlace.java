package io.agentdoc.cli;

import io.agentdoc.assembler.OperatorFault;
import io.agentdoc.document.model.KnownKind;
import io.agentdoc.document.model.SourceKind;
import io.agentdoc.document.value.SourceId;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;
import java.util.Optional;

/**
 * The domain or URL that {@code agentdoc assemble} was given: a host to look at, or one document at its address.
 *
 * @param domain the host, with its port where one is typed
 */
record AssemblePlace(Optional<String> domain, Optional<SourceArgument> source) {
    private static final String DOMAIN = "[A-Za-z0-9](?:[A-Za-z0-9.-]{0,251}[A-Za-z0-9])?(?::[0-9]{1,5})?";
    private static final String WELL_KNOWN = "/.well-known/";

    static AssemblePlace parse(String typed) {
        if (typed.matches(DOMAIN)) {
            return new AssemblePlace(Optional.of(typed.toLowerCase(Locale.ROOT)), Optional.empty());
        }
        URI url = url(typed);
        String path = Optional.ofNullable(url.getPath()).orElse("");
        if (path.isEmpty() || path.equals("/") || path.startsWith(WELL_KNOWN)) {
            return new AssemblePlace(Optional.of(url.getAuthority().toLowerCase(Locale.ROOT)), Optional.empty());
        }
        return new AssemblePlace(Optional.empty(), Optional.of(document(typed, path)));
    }

    private static URI url(String typed) {
        try {
            URI url = new URI(typed);
            if ("https".equals(url.getScheme()) && url.getHost() != null && url.getRawUserInfo() == null) {
                return url;
            }
        } catch (URISyntaxException e) {
            throw notAPlace(typed, e);
        }
        throw notAPlace(typed, new IllegalArgumentException("not https"));
    }

    private static OperatorFault notAPlace(String typed, Exception cause) {
        return new OperatorFault(
                typed + " is neither a domain nor an https URL; type a host such as agent.example.", cause);
    }

    /** Only names that say what they are are taken for it; of any other the kind has to be typed. */
    private static SourceArgument document(String typed, String path) {
        String name = path.substring(path.lastIndexOf('/') + 1).toLowerCase(Locale.ROOT);
        KnownKind kind = switch (name) {
            case "agent-card.json", "agent.json" -> KnownKind.A2A_CARD;
            case "agent-descriptor.json", "descriptor.json" -> KnownKind.AGENT_DESCRIPTOR;
            default ->
                throw new OperatorFault(
                        "What " + typed + " is cannot be told from its name; type --source ID=KIND:" + typed + ".");
        };
        String id = kind == KnownKind.A2A_CARD ? "card" : "descriptor";
        return new SourceArgument(new SourceId(id), SourceKind.of(kind), typed);
    }
}
