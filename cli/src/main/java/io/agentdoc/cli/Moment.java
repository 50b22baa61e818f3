package io.agentdoc.cli;

import io.agentdoc.assembler.OperatorFault;
import io.agentdoc.assembler.Order;
import io.agentdoc.assembler.gather.FetchPolicy;
import io.agentdoc.assembler.gather.Location;
import io.agentdoc.assembler.gather.SourceRef;
import io.agentdoc.cli.config.AgentEntry;
import io.agentdoc.cli.config.Agents;
import io.agentdoc.cli.config.ConfigurationReading;
import io.agentdoc.cli.report.RunReport;
import java.net.URI;
import java.net.URISyntaxException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;

/**
 * The one moment that a run reads.
 *
 * @param at what documents say
 * @param fixed whether {@code --at} set it and hosts may be asked
 * @param startedAt what the clock said
 */
record Moment(Instant at, boolean fixed, Instant startedAt) {
    private static final int HTTPS = 443;
    private static final int HTTP = 80;

    static Moment of(World world, CommonOptions options) {
        Instant now = world.clock().instant().truncatedTo(ChronoUnit.SECONDS);
        boolean fixed = options.at.isPresent() && !options.offline && !options.dryRun;
        return new Moment(options.at.orElse(now), fixed, now);
    }

    /** When a run that began at this moment was, now that it ends. */
    RunReport.Frame frame(World world) {
        Instant now = world.clock().instant().truncatedTo(ChronoUnit.SECONDS);
        return new RunReport.Frame(Version.text(), startedAt, now, at);
    }

    /** A fixed moment is refused in a run that would ask a host which is not the operator's own. */
    void datesNoFetchFalsely(ConfigurationReading.Read read) {
        if (fixed) {
            FetchPolicy policy = FetchPolicies.of(read.configuration());
            Orders orders = new Orders(secret -> "unread", true);
            try (Agents agents = new Agents(read.configuration(), read.base(), ConfigArgument.LIMITS)) {
                Optional<AgentEntry> entry = agents.next();
                while (entry.isPresent()) {
                    datesNoFetchFalsely(orders.of(entry.get()), policy);
                    entry = agents.next();
                }
            }
        }
    }

    /** The same for one address. */
    void datesNoFetchFalsely(FetchPolicy policy, String url) {
        if (fixed) {
            refuse(policy, url);
        }
    }

    /** The same for one agent. */
    void datesNoFetchFalsely(Order order, FetchPolicy policy) {
        if (fixed) {
            order.domain().ifPresent(domain -> refuse(policy, "https://" + domain + "/"));
            order.sources().stream()
                    .map(SourceRef::at)
                    .filter(Location.Url.class::isInstance)
                    .flatMap(location -> location.known().stream())
                    .forEach(url -> refuse(policy, url));
        }
    }

    private static void refuse(FetchPolicy policy, String url) {
        if (!isVouchedFor(policy, url)) {
            throw new OperatorFault("--at would date the fetch of " + url
                    + " falsely; add --offline, or the host and its port to fetch.allow.");
        }
    }

    private static boolean isVouchedFor(FetchPolicy policy, String url) {
        try {
            URI uri = new URI(url);
            int port = uri.getPort() >= 0 ? uri.getPort() : url.startsWith("http:") ? HTTP : HTTPS;
            return Optional.ofNullable(uri.getHost())
                    .filter(host -> policy.vouchesFor(host, port))
                    .isPresent();
        } catch (URISyntaxException e) {
            return false;
        }
    }
}
