package io.agentdoc.fleet;

import io.agentdoc.assembler.OperatorFault;
import io.agentdoc.cli.Share;
import io.agentdoc.cli.config.AgentEntry;
import io.agentdoc.cli.config.Faults;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.renderer.site.DirectoryFiles;
import io.agentdoc.renderer.site.Slugs;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaRDD;
import scala.Tuple2;

/** Reads the entries: each gets its slug, which only entries decide that could meet it. */
final class Entering {
    private static final int MOST_FAULTS = 20;

    private final Setting setting;

    Entering(Setting setting) {
        this.setting = setting;
    }

    /**
     * The agents to be made; a fault in an entry is the operator's, before anything is done for any agent.
     *
     * @param former the lines of the list for programs of the build before
     * @param noted what that build noted
     */
    JavaRDD<Work> works(JavaRDD<String> lines, JavaRDD<String> former, JavaRDD<Noted> noted, int parts) {
        Setting told = setting;
        JavaRDD<String> filled = lines.filter(line -> !line.isBlank());
        refuse(filled.flatMap(line -> faults(told, line).iterator()).take(MOST_FAULTS));
        JavaPairRDD<String, Iterable<Tuple2<String, String>>> meeting = filled.mapToPair(line -> {
                    String id = entry(told, line).id();
                    return new Tuple2<>(Slugs.plain(id), new Tuple2<>(id, line));
                })
                .groupByKey(parts);
        refuse(meeting.flatMap(group -> twice(group._2()).iterator()).take(MOST_FAULTS));
        JavaPairRDD<String, Tuple2<String, String>> bySlug =
                meeting.flatMapToPair(group -> slugs(group._2()).iterator());
        JavaPairRDD<String, String> formerBySlug =
                former.flatMapToPair(line -> DirectoryFiles.slug(Bytes.utf8(line)).stream()
                        .map(slug -> new Tuple2<>(slug, line))
                        .iterator());
        JavaPairRDD<String, Noted> notedBySlug = noted.mapToPair(one -> new Tuple2<>(one.slug(), one));
        return bySlug.leftOuterJoin(formerBySlug, parts)
                .leftOuterJoin(notedBySlug, parts)
                .map(agent -> work(
                        agent._1(),
                        agent._2()._1()._1(),
                        agent._2()._1()._2().or(""),
                        agent._2()._2()));
    }

    private static Work work(
            String slug, Tuple2<String, String> entry, String former, org.apache.spark.api.java.Optional<Noted> noted) {
        return new Work(slug, entry._1(), entry._2(), former, noted.isPresent() ? List.of(noted.get()) : List.of());
    }

    static AgentEntry entry(Setting setting, String line) {
        Faults faults = new Faults();
        return setting.share()
                .entry(Bytes.utf8(line), faults)
                .orElseThrow(() -> new OperatorFault(faults.list().getFirst().toString()));
    }

    private static List<String> faults(Setting setting, String line) {
        Share share = setting.share();
        Faults faults = new Faults();
        Optional<AgentEntry> entry = share.entry(Bytes.utf8(line), faults);
        return entry.isPresent()
                ? List.of()
                : faults.list().stream()
                        .map(fault -> fault + " It is in: " + line.substring(0, Math.min(line.length(), 200)))
                        .toList();
    }

    private static void refuse(List<String> faults) {
        if (!faults.isEmpty()) {
            throw new OperatorFault("the entries have faults, and nothing was done:\n" + String.join("\n", faults));
        }
    }

    private static List<String> twice(Iterable<Tuple2<String, String>> group) {
        Set<String> seen = new HashSet<>();
        List<String> twice = new ArrayList<>();
        group.forEach(entry -> {
            if (!seen.add(entry._1())) {
                twice.add(entry._1());
            }
        });
        return twice.stream()
                .map(id -> "two entries have the id " + id + "; rename one.")
                .toList();
    }

    private static List<Tuple2<String, Tuple2<String, String>>> slugs(Iterable<Tuple2<String, String>> group) {
        List<Tuple2<String, String>> entries = new ArrayList<>();
        group.forEach(entries::add);
        Slugs slugs = Slugs.of(entries.stream().map(Tuple2::_1).toList());
        return entries.stream()
                .map(entry -> new Tuple2<>(slugs.get(entry._1()), entry))
                .toList();
    }
}
