package io.agentdoc.cli;

import io.agentdoc.assembler.gather.FetchPolicy;
import io.agentdoc.cli.config.Fetching;
import io.agentdoc.cli.config.FileRef;
import java.util.Set;

/** Turns the configuration's {@code fetch} into the fetcher's policy. */
final class FetchPolicies {
    private FetchPolicies() {}

    static FetchPolicy of(Fetching fetching) {
        return new FetchPolicy(
                fetching.timeout(),
                fetching.deadline(),
                fetching.maxBytes(),
                fetching.concurrency(),
                fetching.perHost(),
                fetching.retries(),
                fetching.userAgent().orElse(Version.text().replace(' ', '/')),
                fetching.proxy(),
                Set.copyOf(fetching.allow()),
                fetching.ca().map(FileRef::path),
                fetching.resolve());
    }
}
