package io.agentdoc.cli;

import java.util.Collection;
import java.util.List;
import java.util.Map;

/** For each way in which a source is not had: what that leaves as it was, and what to do about it. */
final class Cures {
    private static final Map<String, String> CURES = Map.of(
            "unreachable",
            "the host did not answer, or there is no network; what is published of an agent that was only out of reach"
                    + " stays. Look at the network and at the address, and type the same command again.",
            "absent",
            "there is none at that place; all else goes on without it. Publish it there, or take the source out"
                    + " of the configuration.",
            "refused",
            "the host, its robots.txt or a rule of fetching says no; all else goes on without it. Look at the reason"
                    + " below.",
            "unreadable",
            "the bytes are not what they are said to be, and nothing is taken from them. Ask who serves them.",
            "too_large",
            "it is longer than fetch.max_bytes, and nothing of it is used. Raise that, or ask who serves it.",
            "wrong_digest",
            "the bytes are not those whose digest is named, and are not used. If you know of the change, name the new"
                    + " digest; else ask who serves them.");

    private Cures() {}

    /** A line for each cause, in their order. */
    static List<String> of(Collection<String> causes) {
        return causes.stream()
                .distinct()
                .filter(CURES::containsKey)
                .map(cause -> "    " + cause + ": " + CURES.getOrDefault(cause, ""))
                .toList();
    }
}
