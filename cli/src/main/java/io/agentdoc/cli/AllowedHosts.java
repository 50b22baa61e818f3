package io.agentdoc.cli;

import io.agentdoc.assembler.gather.Ask;
import io.agentdoc.assembler.gather.FetchOutcome;
import io.agentdoc.assembler.gather.FetchPolicy;
import io.agentdoc.assembler.gather.Fetcher;
import java.net.URI;
import java.net.URISyntaxException;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** With a fixed moment only hosts of {@code fetch.allow} are asked, for it would date any other fetch falsely. */
final class AllowedHosts implements Fetcher {
    private static final int HTTPS = 443;
    private static final int HTTP = 80;

    private final FetchPolicy policy;
    private final Fetcher fetcher;
    private final Instant at;

    AllowedHosts(FetchPolicy policy, Fetcher fetcher, Instant at) {
        this.policy = policy;
        this.fetcher = fetcher;
        this.at = at;
    }

    @Override
    public CompletableFuture<FetchOutcome> fetch(Ask ask) {
        return allows(policy, ask.url())
                ? fetcher.fetch(ask)
                : CompletableFuture.completedFuture(new FetchOutcome.Refused(
                        "the run's moment is fixed by --at, and the host is not in fetch.allow", at));
    }

    static boolean allows(FetchPolicy policy, String url) {
        try {
            URI uri = new URI(url);
            Optional<String> host = Optional.ofNullable(uri.getHost());
            int port = uri.getPort() >= 0 ? uri.getPort() : url.startsWith("http:") ? HTTP : HTTPS;
            return host.filter(name -> policy.allows(name, port)).isPresent();
        } catch (URISyntaxException e) {
            return false;
        }
    }

    @Override
    public void close() {
        fetcher.close();
    }
}
