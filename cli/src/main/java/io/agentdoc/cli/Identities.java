package io.agentdoc.cli;

import io.agentdoc.assembler.assemble.AssemblerIdentity;
import io.agentdoc.assembler.assemble.Trust;
import io.agentdoc.assembler.sign.AssemblySigner;
import io.agentdoc.cli.config.Configuration;
import io.agentdoc.document.value.PublicKey;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Turns what a configuration says of the assembler into who the assembler is. */
final class Identities {
    private static final String NOBODY = "agentdoc";

    private Identities() {}

    static AssemblerIdentity of(Configuration configuration, Optional<AssemblySigner> signer) {
        String id = configuration
                .assembler()
                .id()
                .or(() -> signer.map(key -> key.keys().getFirst()))
                .orElse(NOBODY);
        return new AssemblerIdentity(
                id,
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
