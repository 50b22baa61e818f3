package io.agentdoc.bench.table;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonNumber;
import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Limits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeMap;

/**
 * What each part of the work takes, as JMH wrote it down.
 *
 * @param micros microseconds an agent, by the name of the benchmark
 * @param of the day and the program that it was measured of
 */
public record Parts(Map<String, Double> micros, String of) {
    /** What no program can leave out for one agent. */
    static final Set<String> FLOOR = Set.of(
            "Least.readSevenFiles",
            "Least.parseSevenTokenByToken",
            "Stages.digestSeven",
            "Stages.canonicalFive",
            "Stages.verifyFive",
            "Stages.assemble",
            "Stages.signAndWrite",
            "Stages.page",
            "Least.writeTwoFiles");

    private static final double MICROS_IN_MILLI = 1_000;

    public static Parts read(Path file, Path note) throws IOException {
        Map<String, Double> micros = new TreeMap<>();
        if (Files.exists(file)) {
            Bytes bytes = Bytes.own(Files.readAllBytes(file));
            if (new JsonParser(Limits.standard()).parse(bytes) instanceof JsonReading.Parsed(Json root)) {
                Node.root(root).elements().forEach(one -> micros.put(name(one), score(one)));
            }
        }
        return new Parts(micros, Files.exists(note) ? Files.readString(note).strip() : "");
    }

    /** The floor of one agent in milliseconds, where every part of it was measured. */
    OptionalDouble floor() {
        return micros.keySet().containsAll(FLOOR)
                ? OptionalDouble.of(FLOOR.stream().mapToDouble(micros::get).sum() / MICROS_IN_MILLI)
                : OptionalDouble.empty();
    }

    private static String name(Node one) {
        String whole = one.text("benchmark").orElseThrow();
        return whole.substring(whole.lastIndexOf('.', whole.lastIndexOf('.') - 1) + 1);
    }

    private static double score(Node one) {
        return one.member("primaryMetric")
                .flatMap(metric -> metric.member("score"))
                .flatMap(Node::number)
                .map(JsonNumber::asDouble)
                .orElseThrow();
    }
}
