package io.agentdoc.bench.parts;

import io.agentdoc.document.value.Bytes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/** What no program can do without, done as barely as the libraries allow and with nothing made of it. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(2)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class Least {
    private final JsonFactory jackson = new JsonFactory();

    @Benchmark
    public void readSevenFiles(Agents agents, Blackhole done) throws IOException {
        for (Path file : agents.next().files()) {
            done.consume(Files.readAllBytes(file));
        }
    }

    @Benchmark
    public void parseSevenTokenByToken(Agents agents, Blackhole done) {
        for (Bytes source : agents.next().sources()) {
            try (JsonParser parser = jackson.createParser(ObjectReadContext.empty(), source.toArray())) {
                for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
                    done.consume(parser.getString());
                }
            }
        }
    }

    /** Under a name of their own, and then moved to where they belong. */
    @Benchmark
    public void writeTwoFiles(Agents agents) throws IOException {
        Prepared agent = agents.next();
        write(
                agents.folder().resolve(agent.order().id() + ".json"),
                agent.written().bytes());
        write(agents.folder().resolve(agent.order().id() + ".html"), agent.page());
    }

    private static void write(Path file, Bytes content) throws IOException {
        Path before = file.resolveSibling(file.getFileName() + ".new");
        Files.write(before, content.toArray());
        Files.move(before, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }
}
