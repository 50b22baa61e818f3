package io.agentdoc.bench.parts;

import io.agentdoc.assembler.Materials;
import io.agentdoc.assembler.crypto.Ed25519;
import io.agentdoc.assembler.crypto.SigningKey;
import io.agentdoc.assembler.gather.Gathered;
import io.agentdoc.document.check.Checks;
import io.agentdoc.document.check.Finding;
import io.agentdoc.document.json.CanonicalJson;
import io.agentdoc.document.json.JsonDocument;
import io.agentdoc.document.model.AgentDoc;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import java.util.List;
import java.util.Optional;
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

/** What the program does for one agent, stage by stage. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(2)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class Stages {
    private final Ed25519 ed25519 = new Ed25519();
    private final SigningKey key =
            SigningKey.ofSeed(Digest.of(Bytes.utf8("agentdoc bench test key")).raw());

    @Benchmark
    public Gathered gatherFromCache(Agents agents) {
        return agents.works().gatherer().gather(agents.next().order().sources(), Optional.empty());
    }

    @Benchmark
    public void parseSeven(Agents agents, Blackhole done) {
        agents.next().sources().forEach(source -> done.consume(agents.parsed(source)));
    }

    @Benchmark
    public void digestSeven(Agents agents, Blackhole done) {
        agents.next().sources().forEach(source -> done.consume(Digest.of(source)));
    }

    @Benchmark
    public void canonicalFive(Agents agents, Blackhole done) {
        agents.next().signed().forEach(signed -> done.consume(CanonicalJson.of(signed.tree())));
    }

    /** Each key was judged before, and is remembered. */
    @Benchmark
    public void verifyFive(Agents agents, Blackhole done) {
        agents.next()
                .signed()
                .forEach(signed -> done.consume(ed25519.verify(signed.key(), signed.message(), signed.signature())));
    }

    /** What a key costs that nobody saw before. */
    @Benchmark
    public boolean judgeOneKey(Agents agents) {
        return new Ed25519().isSound(agents.next().signed().getFirst().key());
    }

    @Benchmark
    public Bytes signOne(Agents agents) {
        return key.sign(agents.next().signed().getFirst().message());
    }

    @Benchmark
    public Materials.Read verifyAndRead(Agents agents) {
        return agents.works().materials().read(agents.next().gathered());
    }

    @Benchmark
    public AgentDoc assemble(Agents agents) {
        Prepared agent = agents.next();
        return agents.works().assemble(agent.order().id(), agent.read());
    }

    @Benchmark
    public List<Finding> check(Agents agents) {
        return Checks.check(agents.next().tree());
    }

    @Benchmark
    public JsonDocument signAndWrite(Agents agents) {
        return agents.works().signedAndWritten(agents.next().doc());
    }

    @Benchmark
    public Bytes page(Agents agents) {
        return agents.works().page(agents.next().written());
    }
}
