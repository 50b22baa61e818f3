package io.agentdoc.fleet;

import io.agentdoc.renderer.site.DirectoryFiles;
import io.agentdoc.renderer.site.FeedFile;
import io.agentdoc.renderer.site.SitemapFiles;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import scala.Tuple2;

/** The sitemap and the feed, where the site has an address that they can name. */
final class Announcing {
    private final Setting setting;
    private final JavaSparkContext spark;

    Announcing(Setting setting, JavaSparkContext spark) {
        this.setting = setting;
        this.spark = spark;
    }

    private static DirectoryFiles files(Setting setting) {
        return new DirectoryFiles(setting.share().site());
    }

    /** Each shard by one task. */
    JavaRDD<String> sitemap(JavaPairRDD<Row, Long> numbered, long agents, int parts) {
        Setting told = setting;
        if (files(told).sitemap().isEmpty()) {
            return spark.emptyRDD();
        }
        int shards = (int) Math.max(1, (agents + DirectoryFiles.SHARD - 1) / DirectoryFiles.SHARD);
        JavaPairRDD<Integer, Tuple2<String, String>> byShard = numbered.mapToPair(agent -> new Tuple2<>(
                (int) (agent._2() / DirectoryFiles.SHARD) + 1,
                new Tuple2<>(
                        agent._1().slug(),
                        agent._1()
                                .row(Listing.words(told))
                                .assembledAt()
                                .map(Instant::toString)
                                .orElse(""))));
        JavaPairRDD<Integer, Integer> first =
                spark.parallelize(List.of(1), 1).mapToPair(shard -> new Tuple2<>(shard, shard));
        JavaRDD<String> files = first.cogroup(byShard, Math.min(parts, shards)).map(shard -> {
            SitemapFiles.Shard text = sitemap(told).shard(shard._1());
            List<Tuple2<String, String>> those = new ArrayList<>();
            shard._2()._2().forEach(those::add);
            those.sort(Comparator.comparing(Tuple2::_1));
            those.forEach(agent -> text.agent(agent._1(), moment(agent._2())));
            told.outTree().write(SitemapFiles.name(shard._1()), text.bytes());
            return SitemapFiles.name(shard._1());
        });
        return files.union(spark.parallelize(List.of(shards), 1).map(count -> {
            told.outTree().write(DirectoryFiles.SITEMAP, sitemap(told).index(count));
            return DirectoryFiles.SITEMAP;
        }));
    }

    private static Optional<Instant> moment(String text) {
        return text.isEmpty() ? Optional.empty() : Optional.of(Instant.parse(text));
    }

    private static SitemapFiles sitemap(Setting setting) {
        return files(setting).sitemap().orElseThrow();
    }

    /**
     * Tells of as much as a feed has room for; where nothing changed, the feed tells of the last time that something did.
     *
     * @param sorted the listed agents in the order of their slugs
     */
    List<String> feed(JavaRDD<Made> sorted, boolean afterAnother) {
        Setting told = setting;
        Optional<FeedFile> feed = files(told).feed();
        if (feed.isEmpty()) {
            return List.of();
        }
        if (afterAnother) {
            JavaRDD<Made> news = sorted.filter(made -> files(told)
                    .feed()
                    .orElseThrow()
                    .isNews(made.slug(), made.left(Listing.words(told)), made.former()));
            news.take(FeedFile.MOST)
                    .forEach(made -> feed.get().tell(made.slug(), made.left(Listing.words(told)), made.former()));
            latest(told, news).ifPresent(feed.get()::latest);
        }
        Tree out = told.outTree();
        if (!feed.get().isEmpty() || out.look(DirectoryFiles.FEED).isEmpty()) {
            out.write(DirectoryFiles.FEED, feed.get().bytes());
        }
        return List.of(DirectoryFiles.FEED);
    }

    private static Optional<Instant> latest(Setting told, JavaRDD<Made> news) {
        Instant latest = news.flatMap(made -> made.row().row(Listing.words(told)).assembledAt().stream()
                        .iterator())
                .fold(Instant.MIN, (one, other) -> one.isAfter(other) ? one : other);
        return Optional.of(latest).filter(at -> at.isAfter(Instant.MIN));
    }
}
