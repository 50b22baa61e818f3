package io.agentdoc.bench.parts;

import io.agentdoc.assembler.Materials;
import io.agentdoc.assembler.Order;
import io.agentdoc.assembler.gather.Gathered;
import io.agentdoc.assembler.gather.Location;
import io.agentdoc.assembler.gather.SourceRef;
import io.agentdoc.assembler.store.CachePaths;
import io.agentdoc.bench.MakeDirectory;
import io.agentdoc.bench.Yardstick;
import io.agentdoc.bench.YardstickSource;
import io.agentdoc.document.codec.AgentDocWriter;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonDocument;
import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.model.AgentDoc;
import io.agentdoc.document.model.SourceKind;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import io.agentdoc.document.value.Limits;
import io.agentdoc.document.value.SourceId;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** The agents that the benchmarks take in turn: so many that no part sees one often enough to know it by heart. */
@State(Scope.Thread)
public class Agents {
    private static final int AGENTS = 64;
    private static final long SEED = 1;

    private final JsonParser parser = new JsonParser(Limits.standard());
    private final List<Prepared> prepared = new ArrayList<>();
    private Optional<Works> works = Optional.empty();
    private Path folder = Path.of("");
    private int last;

    /** Makes them in a new folder, and brings each through every stage. */
    @Setup(Level.Trial)
    public void make() throws IOException {
        folder = Files.createTempDirectory("agentdoc-bench");
        MakeDirectory.main(new String[] {folder.toString(), Integer.toString(AGENTS), Long.toString(SEED)});
        Path cache = folder.resolve("cache");
        Yardstick yardstick = new Yardstick(SEED);
        Works made = new Works(cache, yardstick);
        works = Optional.of(made);
        for (long number = 0; number < AGENTS; number++) {
            prepared.add(prepare(made, new CachePaths(cache), Yardstick.id(number), yardstick.agent(number)));
        }
    }

    private Prepared prepare(Works made, CachePaths cache, String id, List<YardstickSource> sources) {
        Order order = new Order(
                id,
                Optional.empty(),
                Optional.empty(),
                sources.stream().map(Agents::ref).toList());
        List<Bytes> bytes = sources.stream().map(YardstickSource::bytes).toList();
        Gathered gathered = made.gatherer().gather(order.sources(), Optional.empty());
        Materials.Read read = made.materials().read(gathered);
        AgentDoc doc = made.assemble(id, read);
        JsonDocument written = made.signedAndWritten(doc);
        return new Prepared(
                order,
                bytes.stream().map(one -> cache.object(Digest.of(one))).toList(),
                bytes,
                bytes.stream().flatMap(one -> Signed.of(parsed(one)).stream()).toList(),
                gathered,
                read,
                doc,
                AgentDocWriter.write(doc),
                written,
                made.page(written));
    }

    private static SourceRef ref(YardstickSource source) {
        return SourceRef.configured(
                SourceId.parse(source.id()).orElseThrow(), new SourceKind(source.kind()), Location.at(source.url()));
    }

    Json parsed(Bytes bytes) {
        if (parser.parse(bytes) instanceof JsonReading.Parsed(Json root)) {
            return root;
        }
        throw new IllegalStateException("a yardstick source is no JSON");
    }

    Works works() {
        return works.orElseThrow();
    }

    Path folder() {
        return folder;
    }

    Prepared next() {
        last = (last + 1) % AGENTS;
        return prepared.get(last);
    }
}
