package io.agentdoc.assembler.assemble;

import io.agentdoc.document.value.PublicKey;
import java.util.Map;
import java.util.Set;

/**
 * Whose signatures move anything beyond the declared. Keys are free to make, so a key that nobody named here moves
 * nothing and is printed as unknown to this assembler.
 *
 * @param owners by subject, whose signature makes a standing proposal that subject's
 * @param deployers whose deployment records can carry visibility to verifiable
 * @param platforms whose records of a door can carry it to observed
 * @param evaluators whose verdicts confirm and fail
 */
public record Trust(
        Map<PublicKey, Set<PublicKey>> owners,
        Set<PublicKey> deployers,
        Set<PublicKey> platforms,
        Set<PublicKey> evaluators,
        Set<PublicKey> bureaus,
        Set<PublicKey> registrars) {

    public Trust {
        owners = Map.copyOf(owners);
        deployers = Set.copyOf(deployers);
        platforms = Set.copyOf(platforms);
        evaluators = Set.copyOf(evaluators);
        bureaus = Set.copyOf(bureaus);
        registrars = Set.copyOf(registrars);
    }

    public static Trust nobody() {
        return new Trust(Map.of(), Set.of(), Set.of(), Set.of(), Set.of(), Set.of());
    }
}
