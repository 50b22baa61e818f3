package io.agentdoc.assembler.gather;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * How sources are asked for: the configuration's {@code fetch} block.
 *
 * @param timeout the longest silence of a host, while connecting and between two reads: 10 s, where most answer within one
 * @param deadline the longest one fetch may take, redirects and retries included: 20 s, so that a slow host costs its own
 *     agent that much and no more
 * @param maxBytes the longest document, where its kind has no limit of its own: 1 MiB, fifty times the largest real card
 * @param concurrency how many fetches are on the wire at once: 64, whose bodies fit into memory together
 * @param perHost how many of them one host sees: 4, fewer than a browser opens
 * @param retries how often a failed attempt is repeated: 2, since what does not pass by then does not pass within a deadline
 * @param userAgent what we call ourselves
 * @param proxy where every request goes but those to {@code allow}; it then resolves the names, and a name that leads
 *     to a private address is its business to refuse
 * @param allow hosts exempt from the public-address rule, the port rule and https
 * @param ca certificates trusted beside the platform's
 * @param resolve names pinned to an address and port, which must be public or in {@code allow}
 */
public record FetchPolicy(
        Duration timeout,
        Duration deadline,
        int maxBytes,
        int concurrency,
        int perHost,
        int retries,
        String userAgent,
        Optional<HostPort> proxy,
        Set<HostPort> allow,
        Optional<Path> ca,
        Map<String, HostPort> resolve) {
    private static final int MIB = 1 << 20;
    /** The longest package: 32 MiB, since it may be an archive with a program's files in it. */
    private static final int PACKAGE_BYTES = 32 * MIB;
    /** The longest Pond manifest: 256 KiB, as its own format has it. */
    private static final int POND_BYTES = 262_144;

    public FetchPolicy {
        allow = Set.copyOf(allow);
        Map<String, HostPort> pins = new TreeMap<>();
        resolve.forEach((host, to) -> pins.put(host.toLowerCase(Locale.ROOT), to));
        resolve = Map.copyOf(pins);
    }

    /** What holds where the configuration says nothing. */
    public static FetchPolicy standard() {
        return new FetchPolicy(
                Duration.ofSeconds(10),
                Duration.ofSeconds(20),
                MIB,
                64,
                4,
                2,
                "agentdoc",
                Optional.empty(),
                Set.of(),
                Optional.empty(),
                Map.of());
    }

    /** The longest document of that kind: a Pond manifest ends at 262,144 bytes, and a package may be an archive. */
    public int mostBytes(String kind) {
        return switch (kind) {
            case "pond:agent-manifest" -> Math.min(maxBytes, POND_BYTES);
            case "plugin-package" -> Math.max(maxBytes, PACKAGE_BYTES);
            default -> maxBytes;
        };
    }

    /** Whether documents of that kind may be longer than the others by far. */
    boolean isLarge(String kind) {
        return mostBytes(kind) > maxBytes;
    }

    /** Whether the operator names this very host and port as one to go to. */
    public boolean allows(String host, int port) {
        return allow.contains(new HostPort(host, port));
    }

    /** Whether the operator vouches for this host, by its own name or by the address that it is pinned to. */
    public boolean vouchesFor(String host, int port) {
        return allows(host, port) || pin(host).filter(allow::contains).isPresent();
    }

    /** The address that a name is pinned to. */
    public Optional<HostPort> pin(String host) {
        return Optional.ofNullable(resolve.get(host.toLowerCase(Locale.ROOT)));
    }
}
