package io.agentdoc.cli.config;

/**
 * How much of a configuration is read. Each limit stands here once, with its reason.
 *
 * @param maxBytes the most bytes of the YAML file: 4 MiB, ten thousand agents; more than that belong into agents_from
 * @param maxLineBytes the most bytes of one line of agents_from: 256 KiB, a thousand times an entry
 * @param maxWordLength the longest word of the YAML: 8,192 characters, four times the longest address that works anywhere
 * @param maxDepth how deep the YAML may nest: 32, four times what the keys need, so that no file decides over the stack
 * @param maxValues the most values once every alias is followed: 400,000, so that a short file cannot become a huge one
 * @param maxAliases the most aliases: 1,000, for sharing a list of sources and not for building a tree
 * @param maxFaults the most faults that are told in one run: 100, what a person can take in
 */
public record ConfigLimits(
        int maxBytes, int maxLineBytes, int maxWordLength, int maxDepth, int maxValues, int maxAliases, int maxFaults) {

    public static ConfigLimits standard() {
        return new ConfigLimits(4 << 20, 256 << 10, 8 << 10, 32, 400_000, 1_000, 100);
    }
}
