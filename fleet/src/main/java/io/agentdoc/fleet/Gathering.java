package io.agentdoc.fleet;

import io.agentdoc.cli.Share;
import java.util.Iterator;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.apache.spark.Partitioner;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.function.VoidFunction;
import scala.Tuple2;

/** Brings every document into the cache: the agents of a host in one task, which asks as many at once as the host allows. */
final class Gathering {
    private static final int AT_ONCE = 16;

    private final Setting setting;

    Gathering(Setting setting) {
        this.setting = setting;
    }

    void gather(JavaRDD<Work> works, int parts) {
        Setting told = setting;
        works.mapToPair(work -> new Tuple2<>(
                        told.share().host(Entering.entry(told, work.line())).orElse(work.id()), work.alone()))
                .partitionBy(new Hosts(parts))
                .values()
                .foreachPartition(new Task(told));
    }

    /** One part of the hosts. */
    private static final class Hosts extends Partitioner {
        private static final long serialVersionUID = 1;

        private final int parts;

        Hosts(int parts) {
            this.parts = parts;
        }

        @Override
        public int numPartitions() {
            return parts;
        }

        @Override
        public int getPartition(Object host) {
            return Math.floorMod(host.hashCode(), parts);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Hosts that && parts == that.parts;
        }

        @Override
        public int hashCode() {
            return parts;
        }
    }

    private record Task(Setting setting) implements VoidFunction<Iterator<Work>> {
        @Override
        public void call(Iterator<Work> works) throws Exception {
            Share share = setting.asking();
            try (ExecutorService threads = Executors.newFixedThreadPool(AT_ONCE)) {
                ExecutorCompletionService<Optional<Work>> done = new ExecutorCompletionService<>(threads);
                try {
                    drain(share, works, done);
                } catch (Exception e) {
                    threads.shutdownNow();
                    throw e;
                }
            }
        }

        /** No more at hand than are being worked on. */
        private void drain(Share share, Iterator<Work> works, ExecutorCompletionService<Optional<Work>> done)
                throws InterruptedException, ExecutionException {
            int under = 0;
            while (works.hasNext() || under > 0) {
                if (works.hasNext() && under < AT_ONCE) {
                    done.submit(gathering(share, works.next()));
                    under++;
                } else {
                    done.take().get();
                    under--;
                }
            }
        }

        private Callable<Optional<Work>> gathering(Share share, Work work) {
            return () -> {
                share.gather(Entering.entry(setting, work.line()));
                return Optional.of(work);
            };
        }
    }
}
