package io.agentdoc.fleet;

import io.agentdoc.assembler.OperatorFault;
import io.agentdoc.cli.Share;
import io.agentdoc.cli.report.Totals;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.renderer.site.DirectoryFiles;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.storage.StorageLevel;
import org.apache.spark.util.SerializableConfiguration;

/** A build from its entries to its manifest, stage by stage; the driver holds nothing of any agent. */
final class Build {
    private static final int PARTS_A_CORE = 4;

    private final SparkSession session;
    private final JavaSparkContext spark;
    private final Arguments arguments;
    private final int parts;

    Build(SparkSession session, Arguments arguments) {
        this.session = session;
        this.spark = JavaSparkContext.fromSparkContext(session.sparkContext());
        this.arguments = arguments;
        this.parts = arguments.parts().orElse(PARTS_A_CORE * spark.defaultParallelism());
    }

    Summary run() {
        URI out = uri(arguments.out());
        URI state = URI.create(out.toString().replaceAll("/+$", "") + ".fleet");
        Configuration hadoop = session.sparkContext().hadoopConfiguration();
        List<String> entries = entries();
        Begun begun = Begun.in(
                new Tree(state, URI.create(state + "/unfinished"), hadoop),
                what(entries, hadoop),
                arguments.at(),
                Instant.now().truncatedTo(ChronoUnit.SECONDS),
                new Tree(out, out, hadoop).look(DirectoryFiles.PROGRAMS).isPresent());
        Setting setting = new Setting(
                new Share.Terms(
                        path(arguments.configuration()).toString(),
                        begun.at(),
                        arguments.at().isPresent()),
                out,
                uri(arguments.cache()),
                state,
                begun.since(),
                arguments.offline(),
                spark.broadcast(new SerializableConfiguration(hadoop)));
        Summary summary = published(setting, made(setting, entries), begun.afterAnother());
        setting.stateTree().removeAll();
        return summary;
    }

    private static Path path(String typed) {
        return Path.of(typed).toAbsolutePath().normalize();
    }

    /** A place as it was typed: a path of this machine where it names no file system. */
    private static URI uri(String typed) {
        return typed.matches("[a-z][a-z0-9+.-]+:.*")
                ? URI.create(typed)
                : path(typed).toUri();
    }

    private List<String> entries() {
        if (!arguments.entries().isEmpty()) {
            return arguments.entries().stream()
                    .map(typed -> uri(typed).toString())
                    .toList();
        }
        Share.Terms terms = new Share.Terms(path(arguments.configuration()).toString(), Instant.EPOCH, false);
        return Share.entryFiles(terms).stream()
                .map(file -> file.toUri().toString())
                .toList();
    }

    /** All that decides what is built. */
    private List<String> what(List<String> entries, Configuration hadoop) {
        List<String> what = new ArrayList<>();
        what.add(arguments.at() + " " + arguments.offline() + " " + arguments.cache());
        try {
            what.add(Files.readString(path(arguments.configuration())));
        } catch (IOException unreadable) {
            throw new OperatorFault("the configuration " + arguments.configuration() + " cannot be read.", unreadable);
        }
        for (String place : entries) {
            var file = new org.apache.hadoop.fs.Path(place);
            try {
                FileStatus status = file.getFileSystem(hadoop).getFileStatus(file);
                what.add(place + " " + status.getLen() + " " + status.getModificationTime());
            } catch (IOException notThere) {
                throw new OperatorFault("the entries " + place + " cannot be read.", notThere);
            }
        }
        return what;
    }

    /** Parquet is often a folder of files, whose name as a URI may end with a stroke. */
    private JavaRDD<String> lines(String place) {
        return place.matches(".+\\.parquet/*")
                ? session.read().parquet(place).toJSON().toJavaRDD()
                : spark.textFile(place, parts);
    }

    /** What every agent came to, kept until the build is over, so that no later stage makes one again. */
    private JavaRDD<Made> made(Setting setting, List<String> entries) {
        String kept = setting.below("made").toString();
        if (setting.stateTree().look("made/_SUCCESS").isEmpty()) {
            setting.tree(setting.below("made")).removeAll();
            JavaRDD<String> lines =
                    entries.stream().map(this::lines).reduce(JavaRDD::union).orElseGet(spark::emptyRDD);
            JavaRDD<Work> works = new Entering(setting)
                    .works(lines, former(setting), new Notes(setting, spark).former(), parts)
                    .persist(StorageLevel.MEMORY_AND_DISK());
            if (!setting.offline()) {
                new Gathering(setting).gather(works, parts);
            }
            new Making(setting, spark).make(works).saveAsObjectFile(kept);
            works.unpersist(false);
        }
        return spark.objectFile(kept);
    }

    private JavaRDD<String> former(Setting setting) {
        return setting.outTree().look(DirectoryFiles.PROGRAMS).isPresent()
                ? spark.textFile(setting.outTree().path(DirectoryFiles.PROGRAMS).toString())
                : spark.emptyRDD();
    }

    private Summary published(Setting setting, JavaRDD<Made> made, boolean afterAnother) {
        made.foreachPartition(agents -> {
            Tree out = setting.outTree();
            agents.forEachRemaining(agent ->
                    agent.staged().forEach((name, from) -> out.take(new org.apache.hadoop.fs.Path(from), name)));
        });
        JavaRDD<Made> sorted = made.filter(Made::isListed).sortBy(Made::slug, true, parts);
        sorted.persist(StorageLevel.DISK_ONLY());
        JavaPairRDD<Row, Long> numbered = sorted.map(Made::row).zipWithIndex();
        numbered.persist(StorageLevel.MEMORY_AND_DISK());
        long agents = numbered.count();
        var announcing = new Announcing(setting, spark);
        JavaRDD<String> shared = new Listing(setting, spark)
                .write(numbered.keys(), parts)
                .union(new Searching(setting, spark).write(numbered, agents, parts))
                .union(announcing.sitemap(numbered, agents, parts));
        String names = setting.below("names").toString();
        if (setting.stateTree().look("names/_SUCCESS").isEmpty()) {
            setting.tree(setting.below("names")).removeAll();
            shared.saveAsTextFile(names);
        }
        List<String> alone = new ArrayList<>(fixed(setting));
        alone.addAll(announcing.feed(sorted, afterAnother));
        programs(setting, sorted);
        alone.add(DirectoryFiles.PROGRAMS);
        return closed(setting, made, spark.textFile(names).union(spark.parallelize(alone, 1)));
    }

    private static List<String> fixed(Setting setting) {
        DirectoryFiles files = new DirectoryFiles(setting.share().site());
        Tree out = setting.outTree();
        Map<String, Bytes> fixed = new HashMap<>(files.fixed());
        fixed.putAll(files.notice(out::read));
        fixed.forEach(out::write);
        return List.copyOf(fixed.keySet());
    }

    private void programs(Setting setting, JavaRDD<Made> sorted) {
        JavaRDD<String> lines =
                sorted.map(made -> new DirectoryFiles(setting.share().site())
                                .line(made.slug(), made.row().row(Listing.words(setting)))
                                .display()
                        + "\n");
        new Parts(setting, spark).write(new Tree.Place(setting.out(), DirectoryFiles.PROGRAMS), lines, "", "");
    }

    private Summary closed(Setting setting, JavaRDD<Made> made, JavaRDD<String> shared) {
        JavaRDD<String> quiet = made.flatMap(agent -> agent.quiet().iterator());
        JavaRDD<String> names = made.flatMap(agent -> agent.open().iterator()).union(shared);
        names.persist(StorageLevel.DISK_ONLY());
        long removed = new Closing(setting, spark).close(names, quiet, parts);
        Totals totals = new Totals();
        totals.add(made.map(agent -> agent.told().sums()).fold(Map.of(), Build::sum));
        arguments.report().ifPresent(place -> report(setting, made, totals, place));
        arguments
                .archives()
                .ifPresent(place -> new Archives(setting)
                        .write(
                                names.union(quiet).union(spark.parallelize(List.of(DirectoryFiles.MANIFEST), 1)),
                                arguments.pieces(),
                                uri(place)));
        new Notes(setting, spark).leave(made);
        return new Summary(
                totals, made.filter(Made::isKept).count(), names.distinct().count(), removed);
    }

    private static Map<String, Long> sum(Map<String, Long> one, Map<String, Long> other) {
        Map<String, Long> both = new HashMap<>(one);
        other.forEach((name, count) -> both.merge(name, count, Long::sum));
        return both;
    }

    private void report(Setting setting, JavaRDD<Made> made, Totals totals, String place) {
        new Reporting(setting, spark).write(made, totals, uri(place), parts);
    }
}
