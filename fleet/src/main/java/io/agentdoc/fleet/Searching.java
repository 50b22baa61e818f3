package io.agentdoc.fleet;

import io.agentdoc.renderer.search.IndexFiles;
import io.agentdoc.renderer.search.Posting;
import io.agentdoc.renderer.site.DirectoryFiles;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import scala.Tuple2;

/** The index of the search: each shard by one task from its terms, each chunk from its agents. */
final class Searching {
    private static final String FOLDER = "search/";

    private final Setting setting;
    private final JavaSparkContext spark;

    Searching(Setting setting, JavaSparkContext spark) {
        this.setting = setting;
        this.spark = spark;
    }

    /** The agents of a term: all of them, or as many as tell that they are too many, and how many they are. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    record Found(int[] numbers, int agents) implements Serializable {
        static Found of(int number) {
            return new Found(new int[] {number}, 1);
        }

        Found and(Found other) {
            int most = Math.min(numbers.length + other.numbers.length, Posting.MOST + 1);
            int[] both = IntStream.concat(Arrays.stream(numbers), Arrays.stream(other.numbers))
                    .limit(most)
                    .toArray();
            return new Found(both, agents + other.agents);
        }

        Posting posting() {
            Posting posting = new Posting();
            if (agents > Posting.MOST) {
                IntStream.range(0, agents).forEach(posting::add);
            } else {
                Arrays.stream(numbers).sorted().forEach(posting::add);
            }
            return posting;
        }
    }

    /**
     * Writes every file, and answers with their names.
     *
     * @param numbered the listed agents with their numbers in the order of their slugs
     */
    JavaRDD<String> write(JavaPairRDD<Row, Long> numbered, long agents, int parts) {
        Setting told = setting;
        JavaPairRDD<String, Found> terms = numbered.flatMapToPair(agent ->
                        IndexFiles.terms(agent._1().row(Listing.words(told)).findable()).stream()
                                .map(term ->
                                        new Tuple2<>(term, Found.of(agent._2().intValue())))
                                .iterator())
                .reduceByKey(Found::and, parts)
                .cache();
        long size = terms.map(term -> term._2().posting().size(term._1())).fold(0L, Long::sum);
        int shards = IndexFiles.shards(size);
        return shards(terms, shards, parts)
                .union(chunks(numbered, parts))
                .union(spark.parallelize(List.of(IndexFiles.NUMBERS), 1).map(name -> {
                    told.outTree().write(FOLDER + name, IndexFiles.numbers(agents, shards));
                    return FOLDER + name;
                }));
    }

    private JavaRDD<String> shards(JavaPairRDD<String, Found> terms, int shards, int parts) {
        Setting told = setting;
        JavaPairRDD<Integer, Tuple2<String, Found>> byShard =
                terms.mapToPair(term -> new Tuple2<>(IndexFiles.shard(term._1(), shards), term));
        JavaPairRDD<Integer, Integer> all = spark.parallelize(
                        IntStream.range(0, shards).boxed().toList(), parts)
                .mapToPair(shard -> new Tuple2<>(shard, shard));
        return all.cogroup(byShard, parts).map(shard -> {
            TreeMap<String, Posting> postings = new TreeMap<>();
            shard._2()._2().forEach(term -> postings.put(term._1(), term._2().posting()));
            String name = FOLDER + IndexFiles.shardName(shard._1());
            told.outTree().write(name, IndexFiles.shard(postings));
            return name;
        });
    }

    private JavaRDD<String> chunks(JavaPairRDD<Row, Long> numbered, int parts) {
        Setting told = setting;
        return numbered.mapToPair(agent -> new Tuple2<>(
                        (int) (agent._2() / IndexFiles.CHUNK),
                        new Tuple2<>(
                                agent._2(),
                                files(told).found(agent._1().slug(), agent._1().row(Listing.words(told))))))
                .groupByKey(parts)
                .map(chunk -> {
                    List<Tuple2<Long, String>> agents = new ArrayList<>();
                    chunk._2().forEach(agents::add);
                    agents.sort(Comparator.comparing(Tuple2::_1));
                    String name = FOLDER + IndexFiles.chunkName(chunk._1());
                    told.outTree()
                            .write(
                                    name,
                                    IndexFiles.chunk(
                                            agents.stream().map(Tuple2::_2).toList()));
                    return name;
                });
    }

    private static DirectoryFiles files(Setting setting) {
        return new DirectoryFiles(setting.share().site());
    }
}
