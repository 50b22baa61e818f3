package io.agentdoc.fleet;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.apache.spark.SparkContext;
import org.apache.spark.api.plugin.DriverPlugin;
import org.apache.spark.api.plugin.ExecutorPlugin;
import org.apache.spark.api.plugin.PluginContext;
import org.apache.spark.api.plugin.SparkPlugin;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerExecutorRemoved;

/** Keeps the leases in the driver, and lets executors ask for them by Spark's own messages. */
public final class LeasesPlugin implements SparkPlugin {
    private static final AtomicReference<Optional<PluginContext>> EXECUTOR = new AtomicReference<>(Optional.empty());

    /** The way from this process to the driver. */
    static PluginContext context() {
        return EXECUTOR.get()
                .orElseThrow(() -> new IllegalStateException("spark.plugins does not name " + LeasesPlugin.class));
    }

    @Override
    public DriverPlugin driverPlugin() {
        return new Office();
    }

    @Override
    public ExecutorPlugin executorPlugin() {
        return new ExecutorPlugin() {
            @Override
            public void init(PluginContext context, Map<String, String> extraConf) {
                EXECUTOR.set(Optional.of(context));
            }
        };
    }

    private static final class Office implements DriverPlugin {
        private final Leases leases = new Leases(System::nanoTime);

        @Override
        public Map<String, String> init(SparkContext spark, PluginContext context) {
            spark.addSparkListener(new SparkListener() {
                @Override
                public void onExecutorRemoved(SparkListenerExecutorRemoved removed) {
                    leases.lost(removed.executorId());
                }
            });
            return Map.of();
        }

        @Override
        public Object receive(Object message) {
            return switch ((Leases.Message) message) {
                case Leases.Message.Take wish -> leases.take(wish);
                case Leases.Message.Give back -> {
                    leases.give(back);
                    yield true;
                }
            };
        }
    }
}
