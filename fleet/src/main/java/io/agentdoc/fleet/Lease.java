package io.agentdoc.fleet;

import java.time.Duration;
import java.util.Optional;
import org.apache.spark.api.plugin.PluginContext;

/** One lease from the driver, held until it is closed. */
final class Lease implements AutoCloseable {
    private static final Duration PAUSE = Duration.ofMillis(50);

    private final PluginContext office;
    private final Leases.Message.Take taken;

    private Lease(PluginContext office, Leases.Message.Take taken) {
        this.office = office;
        this.taken = taken;
    }

    /**
     * Waits for a lease; an interrupted wait ends without one.
     *
     * @param longest how long what is then asked may take
     */
    static Optional<Lease> take(String name, int most, Duration longest) {
        PluginContext office = LeasesPlugin.context();
        var wish = new Leases.Message.Take(name, most, office.executorID(), longest);
        try {
            while (!Boolean.TRUE.equals(office.ask(wish))) {
                Thread.sleep(PAUSE);
            }
            return Optional.of(new Lease(office, wish));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        } catch (Exception lost) {
            throw new IllegalStateException("the driver does not answer", lost);
        }
    }

    @Override
    public void close() {
        try {
            office.ask(new Leases.Message.Give(taken.name(), taken.holder()));
        } catch (Exception lost) {
            throw new IllegalStateException("the driver does not answer", lost);
        }
    }
}
