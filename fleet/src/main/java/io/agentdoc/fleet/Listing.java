package io.agentdoc.fleet;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.renderer.site.DirectoryLists;
import io.agentdoc.renderer.site.SiteSettings;
import io.agentdoc.templates.words.Words;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import scala.Tuple2;

/**
 * The lists: how many agents each has under each letter is counted first, and then each page is made by one task from the
 * agents that stand on it.
 */
final class Listing {
    private final Setting setting;
    private final JavaSparkContext spark;

    Listing(Setting setting, JavaSparkContext spark) {
        this.setting = setting;
        this.spark = spark;
    }

    /** A list as it is counted: its folder, and how many agents it has under each letter. */
    record Count(String key, String folder, Map<String, Integer> letters) implements Serializable {
        int agents() {
            return letters.values().stream().mapToInt(Integer::intValue).sum();
        }

        List<DirectoryLists.Page> pages(DirectoryLists lists) {
            return lists.pages(key, folder, letters);
        }
    }

    /** Writes every page, and answers with their names. */
    JavaRDD<String> write(JavaRDD<Row> listed, int parts) {
        Setting told = setting;
        JavaRDD<Count> counts = counts(listed, parts).cache();
        JavaRDD<String> overview = overview(counts);
        // A list of which agents stand on several pages, or whose folder its name alone does not tell.
        Map<String, Count> special = new HashMap<>();
        special.put(DirectoryLists.FRONT, new Count(DirectoryLists.FRONT, "", new TreeMap<>()));
        counts.filter(count -> isSpecial(told, count)).collect().forEach(count -> special.put(count.key(), count));
        special.values().removeIf(count -> count.agents() == 0 && !listed.isEmpty());
        Broadcast<Map<String, Count>> known = spark.broadcast(special);
        JavaPairRDD<String, Iterable<Row>> onPages = listed.flatMapToPair(agent -> {
                    var row = agent.row(words(told));
                    return DirectoryLists.of(row).stream()
                            .map(key -> new Tuple2<>(group(key, DirectoryLists.letter(row), known.value()), agent))
                            .iterator();
                })
                .groupByKey(parts);
        JavaRDD<String> pages = onPages.mapPartitions(groups -> pages(told, groups, known.value()));
        JavaRDD<String> firsts = spark.parallelize(
                        new ArrayList<>(special.values()), Math.max(1, Math.min(parts, special.size())))
                .flatMap(count -> firsts(told, count).iterator());
        return pages.union(firsts).union(overview);
    }

    private JavaRDD<Count> counts(JavaRDD<Row> listed, int parts) {
        Setting told = setting;
        JavaPairRDD<String, TreeMap<String, Integer>> letters = listed.flatMapToPair(agent -> {
                    var row = agent.row(words(told));
                    String letter = DirectoryLists.letter(row);
                    return DirectoryLists.of(row).stream()
                            .map(key -> new Tuple2<>(key, letter))
                            .iterator();
                })
                .aggregateByKey(
                        new TreeMap<String, Integer>(),
                        parts,
                        (counted, letter) -> {
                            counted.merge(letter, 1, Integer::sum);
                            return counted;
                        },
                        (one, other) -> {
                            other.forEach((letter, count) -> one.merge(letter, count, Integer::sum));
                            return one;
                        });
        return letters.mapToPair(list -> new Tuple2<>(DirectoryLists.meeting(list._1()), list))
                .groupByKey(parts)
                .flatMap(meeting -> {
                    Map<String, TreeMap<String, Integer>> lists = new HashMap<>();
                    meeting._2().forEach(list -> lists.put(list._1(), list._2()));
                    Map<String, String> folders = DirectoryLists.folders(lists.keySet());
                    return lists.entrySet().stream()
                            .map(list ->
                                    new Count(list.getKey(), folders.getOrDefault(list.getKey(), ""), list.getValue()))
                            .iterator();
                });
    }

    private JavaRDD<String> overview(JavaRDD<Count> counts) {
        Setting told = setting;
        return counts.filter(count -> !DirectoryLists.isFront(count.key()))
                .map(count -> new Tuple2<>(count.key(), new Tuple2<>(count.folder(), count.agents())))
                .coalesce(1, true)
                .mapPartitions(lists -> {
                    List<DirectoryLists.Counted> sorted = new ArrayList<>();
                    lists.forEachRemaining(list -> sorted.add(new DirectoryLists.Counted(
                            list._1(), list._2()._1(), list._2()._2())));
                    sorted.sort(Comparator.comparing(DirectoryLists.Counted::key));
                    told.outTree().write(DirectoryLists.overview(), lists(told).overview(sorted));
                    return List.of(DirectoryLists.overview()).iterator();
                });
    }

    private static boolean isSpecial(Setting setting, Count count) {
        return count.pages(lists(setting)).size() > 1 || !count.folder().equals(alone(count.key()));
    }

    private static String alone(String key) {
        return DirectoryLists.folders(List.of(key)).getOrDefault(key, "");
    }

    /** What has to be at hand together: a page's agents. */
    private static String group(String key, String letter, Map<String, Count> known) {
        boolean isLong = known.containsKey(key) && known.get(key).agents() > DirectoryLists.MOST_ON_ONE_PAGE;
        return isLong ? key + "\n" + letter : key + "\n";
    }

    private static Iterator<String> pages(
            Setting setting, Iterator<Tuple2<String, Iterable<Row>>> groups, Map<String, Count> known) {
        List<String> names = new ArrayList<>();
        Tree out = setting.outTree();
        DirectoryLists lists = lists(setting);
        Words words = words(setting);
        groups.forEachRemaining(group -> {
            String key = group._1().substring(0, group._1().lastIndexOf('\n'));
            Map<String, List<DirectoryLists.Agent>> agents = agents(group._2(), words);
            Count count = known.getOrDefault(key, new Count(key, alone(key), letters(agents)));
            count.pages(lists).stream()
                    .filter(page -> !page.letters().isEmpty() && agents.keySet().containsAll(page.letters()))
                    .forEach(page -> {
                        out.write(page.name(), lists.page(key, count.folder(), count.letters(), page, agents));
                        names.add(page.name());
                    });
        });
        return names.iterator();
    }

    /** The first page of a long list names its letters and no agent. */
    private static List<String> firsts(Setting setting, Count count) {
        List<String> names = new ArrayList<>();
        DirectoryLists lists = lists(setting);
        count.pages(lists).stream().filter(page -> page.letters().isEmpty()).forEach(page -> {
            Bytes bytes = lists.page(count.key(), count.folder(), count.letters(), page, Map.of());
            setting.outTree().write(page.name(), bytes);
            names.add(page.name());
        });
        return names;
    }

    private static Map<String, List<DirectoryLists.Agent>> agents(Iterable<Row> group, Words words) {
        Map<String, List<DirectoryLists.Agent>> agents = new TreeMap<>();
        group.forEach(agent -> {
            var row = agent.row(words);
            agents.computeIfAbsent(DirectoryLists.letter(row), letter -> new ArrayList<>())
                    .add(new DirectoryLists.Agent(agent.slug(), row));
        });
        agents.values()
                .forEach(those -> those.sort(
                        Comparator.comparing((DirectoryLists.Agent agent) -> DirectoryLists.sortKey(agent.row()))
                                .thenComparing(DirectoryLists.Agent::slug)));
        return agents;
    }

    private static Map<String, Integer> letters(Map<String, List<DirectoryLists.Agent>> agents) {
        Map<String, Integer> letters = new TreeMap<>();
        agents.forEach((letter, those) -> letters.put(letter, those.size()));
        return letters;
    }

    private static SiteSettings site(Setting setting) {
        return setting.share().site();
    }

    static Words words(Setting setting) {
        return site(setting).words();
    }

    private static DirectoryLists lists(Setting setting) {
        return new DirectoryLists(site(setting));
    }
}
