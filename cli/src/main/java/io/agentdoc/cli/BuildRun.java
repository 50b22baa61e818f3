package io.agentdoc.cli;

import io.agentdoc.assembler.OperatorFault;
import io.agentdoc.assembler.Order;
import io.agentdoc.assembler.Outcome;
import io.agentdoc.assembler.Pipeline;
import io.agentdoc.cli.config.AgentEntry;
import io.agentdoc.cli.config.Agents;
import io.agentdoc.cli.report.AgentReport;
import io.agentdoc.cli.report.RunReport;
import io.agentdoc.renderer.site.OutputFault;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;

/** One build's agents, each on its own; one agent's failure never stops another. */
final class BuildRun {
    private final World world;
    private final Pipeline pipeline;
    private final Orders orders;
    private final Publisher publisher;
    private final Lookup lookup;
    private final RunReport report;
    private final AtomicLong unreached = new AtomicLong();
    private final AtomicLong faults = new AtomicLong();

    BuildRun(World world, Pipeline pipeline, Orders orders, Publisher publisher, Lookup lookup, RunReport report) {
        this.world = world;
        this.pipeline = pipeline;
        this.orders = orders;
        this.publisher = publisher;
        this.lookup = lookup;
        this.report = report;
    }

    /** Runs those of the agents that are asked for; all of them where none is. */
    void run(Agents agents, Set<String> only, int threads) {
        new Pool(world.stop()).run(threads, () -> {
            Optional<AgentEntry> entry = agents.next();
            entry.filter(agent -> only.isEmpty() || only.contains(agent.id())).ifPresent(this::one);
            return entry.isPresent();
        });
    }

    private void one(AgentEntry entry) {
        try {
            Order order = orders.of(entry);
            lookup.held(order).ifPresentOrElse(report::add, () -> work(order));
        } catch (OperatorFault | OutputFault | UncheckedIOException operators) {
            throw operators;
        } catch (RuntimeException | StackOverflowError ours) {
            report.add(fault(entry.id(), ours));
        }
    }

    private void work(Order order) {
        Outcome outcome = pipeline.run(order, publisher.standing(order.id()));
        count(outcome);
        Reports.Files files = publisher.publish(outcome);
        report.add(Reports.of(outcome, files));
        lookup.note(order, outcome, files);
    }

    private void count(Outcome outcome) {
        if (outcome instanceof Outcome.NothingFound nothing && nothing.onlyUnreachable()) {
            unreached.incrementAndGet();
        }
    }

    private AgentReport fault(String id, Throwable ours) {
        String where = faults.getAndIncrement() == 0 ? "; " + new FaultRecord(world).keep(ours) : ".";
        return Reports.fault(id, "a fault of the program (" + ours.getClass().getSimpleName() + ")" + where);
    }

    /** How many agents had no source because no host answered. */
    long unreached() {
        return unreached.get();
    }

    /** How many agents ended in a fault of ours. */
    long faults() {
        return faults.get();
    }
}
