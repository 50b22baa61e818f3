package io.agentdoc.fleet;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;

/** One file from sorted parts: a task writes each part, and one task puts them one after another. */
final class Parts {
    private final Setting setting;
    private final JavaSparkContext spark;

    Parts(Setting setting, JavaSparkContext spark) {
        this.setting = setting;
        this.spark = spark;
    }

    /**
     * Writes a file of the texts, which end as they are to end.
     *
     * @param to where the file goes
     */
    void write(Tree.Place to, JavaRDD<String> texts, String start, String end) {
        Setting told = setting;
        String name = to.name();
        int parts = texts.getNumPartitions();
        texts.mapPartitionsWithIndex((index, part) -> part(told, name, index, part), true)
                .count();
        spark.parallelize(List.of(0), 1).foreach(once -> {
            Tree pieces = told.stateTree();
            told.tree(to.folder()).write(name, out -> {
                text(out, start);
                for (int index = 0; index < parts; index++) {
                    try (InputStream piece = pieces.open(piece(name, index))) {
                        piece.transferTo(out);
                    }
                }
                text(out, end);
            });
        });
    }

    private static Iterator<Integer> part(Setting setting, String name, int index, Iterator<String> part) {
        setting.stateTree().write(piece(name, index), out -> {
            while (part.hasNext()) {
                text(out, part.next());
            }
        });
        return IntStream.of(index).boxed().iterator();
    }

    private static String piece(String name, int index) {
        return "parts/" + name + "/" + index;
    }

    private static void text(OutputStream out, String text) throws IOException {
        out.write(text.getBytes(StandardCharsets.UTF_8));
    }
}
