package io.agentdoc.fleet;

import java.util.Map;
import java.util.TreeMap;
import org.apache.spark.executor.ExecutorMetrics;
import org.apache.spark.executor.TaskMetrics;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerApplicationEnd;
import org.apache.spark.scheduler.SparkListenerJobStart;
import org.apache.spark.scheduler.SparkListenerTaskEnd;

/** Says in one line, when a build is over, what it cost by Spark's own count; for {@code spark.extraListeners}. */
public final class CostListener extends SparkListener {
    private static final String HEAP = "JVMHeapMemory";

    private final Map<String, Long> heaps = new TreeMap<>();
    private long began;
    private long shuffled;
    private long cpuNanos;

    @Override
    public void onJobStart(SparkListenerJobStart job) {
        began = began == 0 ? job.time() : began;
    }

    @Override
    public void onTaskEnd(SparkListenerTaskEnd end) {
        TaskMetrics task = end.taskMetrics();
        if (task != null) {
            shuffled += task.shuffleWriteMetrics().bytesWritten();
            cpuNanos += task.executorCpuTime();
        }
        ExecutorMetrics peaks = end.taskExecutorMetrics();
        if (peaks != null) {
            heaps.merge(end.taskInfo().executorId(), peaks.getMetricValue(HEAP), Math::max);
        }
    }

    @Override
    public void onApplicationEnd(SparkListenerApplicationEnd end) {
        System.err.println(new Cost(
                end.time() - began,
                cpuNanos / 1_000_000,
                shuffled,
                heaps.values().stream().mapToLong(Long::longValue).max().orElse(0)));
    }
}
