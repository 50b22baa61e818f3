package io.agentdoc.cli.config;

import io.agentdoc.assembler.gather.FetchPolicy;
import io.agentdoc.assembler.gather.HostPort;
import io.agentdoc.assembler.packages.PackageLimits;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** How documents are fetched, and which hosts the operator vouches for. */
public record Fetching(
        Duration timeout,
        Duration deadline,
        int maxBytes,
        int concurrency,
        int perHost,
        int retries,
        Optional<String> userAgent,
        Optional<HostPort> proxy,
        List<HostPort> allow,
        Optional<FileRef> ca,
        Map<String, HostPort> resolve) {
    /** The longest that an operator may have one fetch take: past ten minutes a batch stands still. */
    private static final Duration LONGEST = Duration.ofMinutes(10);

    private static final FetchPolicy USUAL = FetchPolicy.standard();

    static final Key<Duration> TIMEOUT = Key.of(
                    "timeout", TimeForms.span(LONGEST), "How long a host may stay silent before a fetch is given up.")
            .or(USUAL.timeout());
    static final Key<Duration> DEADLINE = Key.of(
                    "deadline", TimeForms.span(LONGEST), "How long one fetch may take altogether, redirects included.")
            .or(USUAL.deadline());
    static final Key<Integer> MAX_BYTES = Key.of(
                    "max_bytes",
                    SizeForms.size(PackageLimits.standard().maxArchiveBytes()),
                    "The most bytes that are read of one document.")
            .or(USUAL.maxBytes());
    static final Key<Integer> CONCURRENCY = Key.of(
                    "concurrency", Forms.whole(1, 1_024), "How many fetches may run at the same time.")
            .or(USUAL.concurrency());
    static final Key<Integer> PER_HOST = Key.of(
                    "per_host", Forms.whole(1, 64), "How many fetches may run at the same time against one host.")
            .or(USUAL.perHost());
    static final Key<Integer> RETRIES = Key.of(
                    "retries", Forms.whole(0, 10), "How often a fetch is tried again after a fault that may pass.")
            .or(USUAL.retries());
    static final Key<String> USER_AGENT = Key.of(
            "user_agent",
            Forms.line("a text", "\"directory.example (ops@directory.example)\""),
            "What every request says of who asks; without it the program and the assembler's id.");
    static final Key<HostPort> PROXY = Key.of("proxy", NetForms.proxy(), "The proxy that every request goes through.");
    static final Key<List<HostPort>> ALLOW = Key.of(
                    "allow",
                    new ListForm<>(NetForms.hostPort()),
                    "Hosts with a port that are reached although their addresses are not public.")
            .or(List.of());
    static final Key<FileRef> CA = Key.of(
            "ca", FileForms.file("ca.pem"), "A PEM file of root certificates that are trusted beside the usual ones.");
    static final Key<Map<String, HostPort>> RESOLVE = Key.of(
                    "resolve",
                    new MapForm<>(NetForms.host(), NetForms.hostPort()),
                    "Names that are not looked up, each with the address and port that stand for it.")
            .or(Map.of());

    static final Table<Fetching> TABLE = new Table<>(
            List.of(
                    TIMEOUT,
                    DEADLINE,
                    MAX_BYTES,
                    CONCURRENCY,
                    PER_HOST,
                    RETRIES,
                    USER_AGENT,
                    PROXY,
                    ALLOW,
                    CA,
                    RESOLVE),
            List.of((block, reading) -> {
                boolean swapped = block.has(TIMEOUT)
                        && block.get(TIMEOUT)
                                        .orElse(Duration.ZERO)
                                        .compareTo(block.get(DEADLINE).orElse(LONGEST))
                                > 0;
                if (swapped) {
                    reading.fault(
                            block.placeOf(TIMEOUT),
                            "fetch.timeout is longer than fetch.deadline; type a shorter one, or a longer deadline.");
                }
            }),
            Fetching::of);

    private static Fetching of(Block block) {
        return new Fetching(
                block.value(TIMEOUT),
                block.value(DEADLINE),
                block.value(MAX_BYTES),
                block.value(CONCURRENCY),
                block.value(PER_HOST),
                block.value(RETRIES),
                block.get(USER_AGENT),
                block.get(PROXY),
                block.value(ALLOW),
                block.get(CA),
                block.value(RESOLVE));
    }
}
