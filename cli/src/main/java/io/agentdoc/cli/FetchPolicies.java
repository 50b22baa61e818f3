package io.agentdoc.cli;

import io.agentdoc.assembler.gather.FetchPolicy;
import io.agentdoc.cli.config.Configuration;
import io.agentdoc.cli.config.Fetching;
import io.agentdoc.cli.config.FileRef;
import java.util.Set;

/** Turns the configuration's {@code fetch} into the fetcher's policy. */
final class FetchPolicies {
    private FetchPolicies() {}

    /** The policy of whoever assembles, who is named to every host that is asked. */
    static FetchPolicy of(Configuration configuration) {
        Fetching fetching = configuration.fetch();
        String program = Version.text().replace(' ', '/').replaceFirst("/of/.*", "");
        String named = configuration
                .assembler()
                .id()
                .filter(FetchPolicies::isPlain)
                .map(id -> program + " (+" + id + ")")
                .orElse(program);
        return of(fetching, fetching.userAgent().orElse(named));
    }

    private static boolean isPlain(String id) {
        return id.chars().allMatch(c -> c > ' ' && c < 0x7F && c != '(' && c != ')' && c != '\\');
    }

    private static FetchPolicy of(Fetching fetching, String userAgent) {
        return new FetchPolicy(
                fetching.timeout(),
                fetching.deadline(),
                fetching.maxBytes(),
                fetching.concurrency(),
                fetching.perHost(),
                fetching.retries(),
                userAgent,
                fetching.proxy(),
                Set.copyOf(fetching.allow()),
                fetching.ca().map(FileRef::path),
                fetching.resolve());
    }
}
