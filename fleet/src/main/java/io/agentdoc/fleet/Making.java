package io.agentdoc.fleet;

import io.agentdoc.cli.Share;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.renderer.page.RowForm;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.api.java.function.FlatMapFunction;

/**
 * Makes every document and its page from the cache, wherever there is a process to make one; an agent on which nothing changed
 * since the build before is looked up and left.
 */
final class Making {
    private final Setting setting;
    private final Tally tally = new Tally();

    Making(Setting setting, JavaSparkContext spark) {
        this.setting = setting;
        spark.sc().register(tally, "agents and sources");
    }

    JavaRDD<Made> make(JavaRDD<Work> works) {
        return works.mapPartitions(new Task(setting, tally));
    }

    private record Task(Setting setting, Tally tally) implements FlatMapFunction<Iterator<Work>, Made> {
        @Override
        public Iterator<Made> call(Iterator<Work> works) {
            Share share = setting.share();
            Tree out = setting.outTree();
            Tree staged = setting.tree(setting.staging(TaskContext.get().taskAttemptId()));
            Stream<Work> all = StreamSupport.stream(Spliterators.spliteratorUnknownSize(works, 0), false);
            return all.map(work -> kept(share, work, out).orElseGet(() -> made(share, work, new Staging(out, staged))))
                    .peek(made -> tally.add(made.told().sums()))
                    .iterator();
        }

        /** An agent whose files stay, because nothing changed that they rest on. */
        private Optional<Made> kept(Share share, Work work, Tree out) {
            return work.noted().stream()
                    .filter(noted -> noted.stands(out))
                    .flatMap(noted -> share
                            .held(Entering.entry(setting, work.line()), Bytes.copyOf(noted.stamp()))
                            .map(told -> Made.kept(work, noted, told))
                            .stream())
                    .findFirst();
        }

        private Made made(Share share, Work work, Staging files) {
            Share.Done done = share.make(
                    Entering.entry(setting, work.line()),
                    work.slug(),
                    !work.former().isEmpty(),
                    setting.since(),
                    files);
            return new Made(
                    work.alone(),
                    array(done.left().map(left -> RowForm.write(left.row()))),
                    done.listed(),
                    done.left().filter(left -> left.moved()).isPresent(),
                    done.left().map(left -> left.replaced()).orElse(List.of()),
                    files.digests(),
                    files.waiting(),
                    done.told(),
                    array(done.stamp()),
                    List.of());
        }

        private static byte[] array(Optional<Bytes> bytes) {
            return bytes.map(Bytes::toArray).orElseGet(() -> new byte[0]);
        }
    }
}
