package io.agentdoc.cli;

import io.agentdoc.assembler.assemble.AssemblerIdentity;
import io.agentdoc.assembler.assemble.Trust;
import io.agentdoc.assembler.sign.AssemblySigner;
import io.agentdoc.cli.config.Configuration;
import io.agentdoc.document.value.PublicKey;
import io.agentdoc.renderer.site.Assembler;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Turns what a configuration says of the assembler into who the assembler is. */
final class Identities {
    private static final String NOBODY = "agentdoc";

    private Identities() {}

    /** What a site tells of who assembled it. */
    static Assembler notice(Configuration configuration, Optional<AssemblySigner> signer, Instant at) {
        return new Assembler(
                id(configuration, signer), signer.map(AssemblySigner::keys).orElse(List.of()), at);
    }

    private static String id(Configuration configuration, Optional<AssemblySigner> signer) {
        return configuration
                .assembler()
                .id()
                .or(() -> signer.map(key -> key.keys().getFirst()))
                .orElse(NOBODY);
    }

    static AssemblerIdentity of(Configuration configuration, Optional<AssemblySigner> signer) {
        return new AssemblerIdentity(
                id(configuration, signer),
                Set.copyOf(configuration.assembler().operatorOf()),
                configuration.staleAfter(),
                trust(configuration.trust()));
    }

    private static Trust trust(io.agentdoc.cli.config.Trust trust) {
        Map<PublicKey, Set<PublicKey>> owners = new HashMap<>();
        trust.owners().forEach((subject, keys) -> owners.put(subject, Set.copyOf(keys)));
        return new Trust(
                owners,
                Set.copyOf(trust.deployers()),
                Set.copyOf(trust.platforms()),
                Set.copyOf(trust.evaluators()),
                Set.copyOf(trust.bureaus()),
                Set.copyOf(trust.registrars()));
    }
}
