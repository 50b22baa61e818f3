package io.agentdoc.cli.config;

import io.agentdoc.document.value.PublicKey;
import java.util.List;
import java.util.Map;

/** The keys whose documents may move something beyond the declared. */
public record Trust(
        Map<PublicKey, List<PublicKey>> owners,
        List<PublicKey> deployers,
        List<PublicKey> platforms,
        List<PublicKey> evaluators,
        List<PublicKey> bureaus,
        List<PublicKey> registrars,
        Map<String, FileRef> cardKeys,
        Map<String, String> cardJku) {
    static final Key<Map<PublicKey, List<PublicKey>>> OWNERS = Key.of(
                    "owners",
                    new MapForm<>(IdForms.key(), new ListForm<>(IdForms.key())),
                    "For a subject's key the keys whose signature makes a standing proposal that subject's.")
            .or(Map.of());
    static final Key<List<PublicKey>> DEPLOYERS =
            keys("deployers", "Whose deployment records can carry visibility to verifiable.");
    static final Key<List<PublicKey>> PLATFORMS =
            keys("platforms", "Whose door records can carry visibility to observed.");
    static final Key<List<PublicKey>> EVALUATORS =
            keys("evaluators", "Whose verdicts confirm or fail what is declared.");
    static final Key<List<PublicKey>> BUREAUS = keys("bureaus", "Whose reputation reports are known by name.");
    static final Key<List<PublicKey>> REGISTRARS =
            keys("registrars", "Whose handle cards and registrations are known.");
    static final Key<Map<String, FileRef>> CARD_KEYS = Key.of(
                    "card_keys",
                    new MapForm<>(NetForms.domain(), FileForms.file("keys/agent.example.jwks.json")),
                    "For a host, or host:port, the file of public keys (JWKS) that its signed cards are checked with.")
            .or(Map.of());

    static final Key<Map<String, String>> CARD_JKU = Key.of(
                    "card_jku",
                    new MapForm<>(NetForms.domain(), NetForms.domain()),
                    "For a host, or host:port, whose signed cards may name their own keys (jku), the host that these"
                            + " are fetched from; of any other host's cards a jku is never followed.")
            .or(Map.of());

    static final Table<Trust> TABLE = new Table<>(
            List.of(OWNERS, DEPLOYERS, PLATFORMS, EVALUATORS, BUREAUS, REGISTRARS, CARD_KEYS, CARD_JKU),
            List.of(),
            block -> new Trust(
                    block.value(OWNERS),
                    block.value(DEPLOYERS),
                    block.value(PLATFORMS),
                    block.value(EVALUATORS),
                    block.value(BUREAUS),
                    block.value(REGISTRARS),
                    block.value(CARD_KEYS),
                    block.value(CARD_JKU)));

    private static Key<List<PublicKey>> keys(String name, String about) {
        return Key.of(name, new ListForm<>(IdForms.key()), about).or(List.of());
    }
}
