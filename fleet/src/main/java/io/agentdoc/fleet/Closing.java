package io.agentdoc.fleet;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.json.JsonText;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Limits;
import io.agentdoc.renderer.site.DirectoryFiles;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.util.TaskCompletionListener;

/** The end of a build: the lists of what it wrote, and the removal of what it did not. */
final class Closing {
    private final Setting setting;
    private final JavaSparkContext spark;

    Closing(Setting setting, JavaSparkContext spark) {
        this.setting = setting;
        this.spark = spark;
    }

    /**
     * Removes what the build before wrote and this one did not, and lists what this one did.
     *
     * @param quiet the names that are published nowhere
     * @return how many files were removed
     */
    long close(JavaRDD<String> names, JavaRDD<String> quiet, int parts) {
        Setting told = setting;
        Tree.Place unlisted = new Tree.Place(beside(setting), DirectoryFiles.UNLISTED);
        JavaRDD<String> former =
                listed(new Tree.Place(told.out(), DirectoryFiles.MANIFEST)).union(listed(unlisted));
        JavaRDD<String> gone = former.distinct(parts).subtract(names.union(quiet), parts);
        long removed = gone.map(name -> {
                    told.outTree().remove(name);
                    return name;
                })
                .count();
        manifest(new Tree.Place(told.out(), DirectoryFiles.MANIFEST), names, parts);
        if (!quiet.isEmpty()) {
            manifest(unlisted, quiet, parts);
        } else if (told.tree(unlisted.folder()).look(unlisted.name()).isPresent()) {
            told.tree(unlisted.folder()).remove(unlisted.name());
        }
        return removed;
    }

    /** Beside the output, where nobody serves it. */
    static URI beside(Setting setting) {
        return URI.create(setting.out().toString().replaceAll("/+$", "") + ".hosting");
    }

    /**
     * The names of a manifest, each of which has a line of its own. One task reads it, since Hadoop takes a name that begins with
     * a dot for a file that is not to be read.
     */
    private JavaRDD<String> listed(Tree.Place manifest) {
        Setting told = setting;
        return spark.parallelize(List.of(manifest), 1).flatMap(place -> {
            Tree tree = told.tree(place.folder());
            if (tree.look(place.name()).isEmpty()) {
                return Collections.emptyIterator();
            }
            var lines = new BufferedReader(new InputStreamReader(tree.open(place.name()), StandardCharsets.UTF_8));
            TaskContext.get().addTaskCompletionListener((TaskCompletionListener) done -> close(lines));
            return lines.lines().flatMap(line -> name(line).stream()).iterator();
        });
    }

    private static void close(BufferedReader lines) {
        try {
            lines.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Optional<String> name(String line) {
        String text = line.strip().replaceAll(",$", "");
        return new JsonParser(Limits.standard()).parse(Bytes.utf8(text)) instanceof JsonReading.Parsed(Json root)
                        && root instanceof JsonText(String name)
                        && DirectoryFiles.isBelow(name)
                ? Optional.of(name)
                : Optional.empty();
    }

    private void manifest(Tree.Place to, JavaRDD<String> names, int parts) {
        JavaRDD<String> sorted = names.distinct(parts).sortBy(name -> name, true, parts);
        JavaRDD<String> texts =
                sorted.zipWithIndex().map(name -> DirectoryFiles.manifestName(name._1(), name._2() == 0));
        new Parts(setting, spark)
                .write(to, texts, DirectoryFiles.manifestStart(), DirectoryFiles.manifestEnd(names.isEmpty()));
    }
}
