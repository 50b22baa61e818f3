package io.agentdoc.cli;

import io.agentdoc.assembler.OperatorFault;
import io.agentdoc.assembler.Order;
import io.agentdoc.assembler.Outcome;
import io.agentdoc.assembler.gather.CachedFetcher;
import io.agentdoc.assembler.gather.FetchPolicy;
import io.agentdoc.assembler.gather.Fetcher;
import io.agentdoc.assembler.gather.HostGate;
import io.agentdoc.assembler.gather.OnlineFetcher;
import io.agentdoc.assembler.gather.ResumedFetcher;
import io.agentdoc.assembler.sign.AssemblySigner;
import io.agentdoc.assembler.store.SourceCache;
import io.agentdoc.cli.config.AgentEntry;
import io.agentdoc.cli.config.Configuration;
import io.agentdoc.cli.config.ConfigurationFile;
import io.agentdoc.cli.config.ConfigurationReading;
import io.agentdoc.cli.config.Entries;
import io.agentdoc.cli.config.Faults;
import io.agentdoc.cli.config.FileRef;
import io.agentdoc.cli.config.Layout;
import io.agentdoc.cli.report.AgentReport;
import io.agentdoc.cli.report.ReportLine;
import io.agentdoc.cli.report.RunReport;
import io.agentdoc.cli.report.Totals;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.renderer.site.AgentFiles;
import io.agentdoc.renderer.site.OutputFault;
import io.agentdoc.renderer.site.SiteSettings;
import io.agentdoc.renderer.site.Standing;
import java.io.InputStream;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** What one process does of a build that many processes do together: agents that are handed to it, one at a time. */
public final class Share implements AutoCloseable {
    private final World world;
    private final ConfigurationReading.Read read;
    private final SiteSettings site;
    private final Workshop workshop;
    private final Orders orders;
    private final SharedFiles files;
    private final Entries entries;
    private final LooseStamps stamps;

    /**
     * What every process of a build is told.
     *
     * @param configuration the path of the configuration, the same for all
     * @param at the one moment that documents say
     * @param fixed whether hosts are asked at that moment too, and not when they are
     */
    public record Terms(String configuration, Instant at, boolean fixed) implements Serializable {}

    /** How documents are had. */
    public sealed interface Asking {
        /** From the cache alone. */
        record Nobody() implements Asking {}

        /**
         * From their hosts, but for what was answered since then.
         *
         * @param gate what other processes of the build have to say in it
         */
        record Hosts(HostGate gate, Instant since) implements Asking {}
    }

    /**
     * What came of an agent.
     *
     * @param left what is left of its files, where it has any
     * @param told what is told of it
     * @param stamp what a later build knows by that nothing changed, where it can
     */
    public record Done(Optional<AgentFiles.Left> left, boolean listed, Told told, Optional<Bytes> stamp) {}

    /**
     * What is told of an agent.
     *
     * @param report its report, as JSON
     * @param sums what it adds to the sums of the run
     */
    public record Told(String report, Map<String, Long> sums) implements Serializable {
        private static Told of(ReportLine line) {
            Totals totals = new Totals();
            totals.add(line);
            return new Told(line.json().display(), totals.sums());
        }
    }

    private Share(
            World world, ConfigurationReading.Read read, SiteSettings site, Workshop workshop, LooseStamps stamps) {
        this.world = world;
        this.read = read;
        this.site = site;
        this.workshop = workshop;
        this.stamps = stamps;
        this.orders = new Orders(new Secrets(world)::read, false);
        this.files = new SharedFiles(site, read.configuration().site().mirrorSources());
        this.entries = new Entries("an entry", read.base(), ConfigArgument.LIMITS);
    }

    /** Reads the configuration and sets everything up; a configuration that does not fit is the operator's fault. */
    public static Share of(Terms terms, SourceCache cache, Asking asking) {
        World world = world();
        ConfigurationReading.Read read = configuration(terms, world);
        CommonOptions quiet = new CommonOptions();
        quiet.quiet = true;
        Optional<AssemblySigner> signer = new Signers(world, quiet, new Terminal(world, quiet))
                .of(read.configuration().assembler());
        SiteSettings site = Publishers.settings(
                read.configuration().site(), Optional.of(Identities.notice(read.configuration(), signer, terms.at())));
        FetchPolicy policy = FetchPolicies.of(read.configuration());
        Workshop workshop = Workshop.of(
                read.configuration(), policy, fetcher(terms, policy, cache, asking), cache, signer, terms.at());
        LooseStamps stamps = new LooseStamps(MadeWith.of(read, signer), workshop.pipeline());
        return new Share(world, read, site, workshop, stamps);
    }

    private static World world() {
        return new World(
                InputStream.nullInputStream(),
                System.out,
                System.err,
                System.getenv(),
                Path.of("").toAbsolutePath(),
                Clock.systemUTC(),
                new Stop(),
                false);
    }

    private static ConfigurationReading.Read configuration(Terms terms, World world) {
        ConfigurationReading reading = new ConfigurationFile(ConfigArgument.LIMITS)
                .read(world.path(Path.of(terms.configuration())), terms.configuration());
        return switch (reading) {
            case ConfigurationReading.Faulty faulty ->
                throw new OperatorFault(faulty.faults().getFirst().toString());
            case ConfigurationReading.Read whole -> {
                fits(whole.configuration());
                yield whole;
            }
        };
    }

    /** What is not built in many processes is refused before anything of it is. */
    private static void fits(Configuration configuration) {
        refuse(configuration.site().layout() != Layout.DIRECTORY, "site.layout is not directory");
        refuse(!configuration.agents().isEmpty(), "agents are listed in the configuration itself");
        refuse(configuration.site().files().isPresent(), "site.static is set");
        refuse(configuration.site().history().isPresent(), "site.history is set");
        refuse(Publishers.host(configuration.site().target()).hasLimits(), "site.target is a host with limits");
    }

    private static void refuse(boolean is, String what) {
        if (is) {
            throw new OperatorFault(what + ", which many processes do not build together; use `agentdoc build`.");
        }
    }

    private static Fetcher fetcher(Terms terms, FetchPolicy policy, SourceCache cache, Asking asking) {
        return switch (asking) {
            case Asking.Nobody nobody -> new CachedFetcher(policy, cache, terms.at());
            case Asking.Hosts(HostGate gate, Instant since) -> {
                RandomGenerator jitter = RandomGenerator.getDefault();
                Fetcher online = terms.fixed()
                        ? OnlineFetcher.datedAt(terms.at(), policy, cache, jitter, gate)
                        : new OnlineFetcher(policy, cache, InstantSource.system(), jitter, gate);
                yield new ResumedFetcher(online, cache, since);
            }
        };
    }

    public SiteSettings site() {
        return site;
    }

    /** How many requests one host may see at once. */
    public int perHost() {
        return read.configuration().fetch().perHost();
    }

    /** The entries that a configuration names, as paths of this machine. */
    public static List<Path> entryFiles(Terms terms) {
        return configuration(terms, world()).configuration().agentsFrom().stream()
                .map(FileRef::path)
                .toList();
    }

    /** When a run was, and by what. */
    public static RunReport.Frame frame(Instant startedAt, Instant finishedAt, Instant at) {
        return new RunReport.Frame(Version.text(), startedAt, finishedAt, at);
    }

    /** The entry of a line, or nothing after every fault of it has been noted. */
    public Optional<AgentEntry> entry(Bytes line, Faults faults) {
        return entries.read(line, faults);
    }

    /** The host that most of an agent's documents are at, as far as its entry tells. */
    public Optional<String> host(AgentEntry entry) {
        return entry.domain()
                .or(() -> entry.sources().stream()
                        .flatMap(source -> source.url().stream())
                        .flatMap(url -> Optional.ofNullable(url.getHost()).stream())
                        .findFirst());
    }

    /** Has everything that an agent's document will be made of, so that it is in the cache. */
    public void gather(AgentEntry entry) {
        Order order = orders.of(entry);
        workshop.gatherer().gather(order.sources(), order.domain());
    }

    /** What is told of an agent on which nothing changed since that stamp was left, so that its files may stay. */
    public Optional<Told> held(AgentEntry entry, Bytes stamp) {
        return stamps.held(orders.of(entry), stamp).map(Told::of);
    }

    /**
     * Makes an agent's document and writes its files.
     *
     * @param wasListed whether the build before listed it
     * @param began when the build began, by the clock
     */
    public Done make(AgentEntry entry, String slug, boolean wasListed, Instant began, Standing out) {
        try {
            Order order = orders.of(entry);
            Outcome outcome = workshop.pipeline().run(order, out.read(AgentFiles.document(slug)));
            SharedFiles.Written written = files.write(outcome, slug, wasListed, out);
            Optional<Bytes> stamp = written.assembled()
                    .flatMap(assembled -> stamps.note(order, outcome, written.files(), began, assembled));
            return done(written, Reports.of(outcome, written.files()), stamp);
        } catch (OperatorFault | OutputFault | UncheckedIOException operators) {
            throw operators;
        } catch (RuntimeException | StackOverflowError ours) {
            String what = "a fault of the program (" + ours.getClass().getSimpleName() + "); "
                    + new FaultRecord(world).keep(ours);
            return done(SharedFiles.Written.NONE, Reports.fault(entry.id(), what), Optional.empty());
        }
    }

    private static Done done(SharedFiles.Written written, AgentReport report, Optional<Bytes> stamp) {
        return new Done(written.left(), written.listed(), Told.of(ReportLine.of(report)), stamp);
    }

    @Override
    public void close() {
        workshop.close();
    }
}
