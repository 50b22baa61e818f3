package io.agentdoc.fuzz;

import io.agentdoc.assembler.Materials;
import io.agentdoc.assembler.assemble.Assembled;
import io.agentdoc.assembler.assemble.AssemblerIdentity;
import io.agentdoc.assembler.assemble.DocumentAssembler;
import io.agentdoc.assembler.assemble.Trust;
import io.agentdoc.assembler.check.Checking;
import io.agentdoc.assembler.check.SourceBytes;
import io.agentdoc.assembler.gather.FetchOutcome;
import io.agentdoc.assembler.gather.Gathered;
import io.agentdoc.assembler.gather.Location;
import io.agentdoc.assembler.gather.Obtained;
import io.agentdoc.assembler.gather.SourceRef;
import io.agentdoc.assembler.verify.SignatureRules;
import io.agentdoc.assembler.verify.Verifier;
import io.agentdoc.document.check.Checks;
import io.agentdoc.document.check.Finding;
import io.agentdoc.document.check.Level;
import io.agentdoc.document.codec.AgentDocReader;
import io.agentdoc.document.codec.AgentDocWriter;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonPretty;
import io.agentdoc.document.model.SourceKind;
import io.agentdoc.document.report.Checked;
import io.agentdoc.document.report.Located;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import io.agentdoc.document.value.Limits;
import io.agentdoc.document.value.SourceId;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * The sources of one agent, one of them changed: whatever is in it, the document that comes of them breaks no rule, carries
 * nothing that no source says, and is shown (9.10).
 *
 * <p>The first byte of an input says which agent and the second which source; its highest bit takes that source's signatures
 * away, since of a source whose signature no longer fits nothing is read.
 */
final class AssembledSources implements Target {
    private static final Instant AT = Instant.parse("2026-10-05T12:00:00Z");
    private static final Instant FETCHED = Instant.parse("2026-10-05T11:00:00Z");
    private static final int HEAD = 2;
    private static final int UNSIGNED = 0x80;

    private final List<Agent> agents = Agent.examples();

    @Override
    public void test(byte[] input) {
        List<Obtained> sources = sources(input);
        Optional<JsonObject> document = Holds.twice(() -> assembled(sources));
        document.ifPresent(json -> sound(JsonPretty.of(json), json, sources));
    }

    private List<Obtained> sources(byte[] input) {
        int agent = input.length == 0 ? 0 : input[0] & 0xFF;
        int second = input.length < HEAD ? 0 : input[1] & 0xFF;
        int changed = second % UNSIGNED;
        List<Agent.Sourced> sources = agents.get(agent % agents.size()).sources();
        List<Obtained> obtained = new ArrayList<>();
        for (int i = 0; i < sources.size(); i++) {
            Agent.Sourced source = sources.get(i);
            Json document = i == changed % sources.size()
                    ? Edits.of(second < UNSIGNED ? source.document() : source.unsigned(), input, HEAD)
                    : source.document();
            obtained.add(obtained(source, JsonPretty.of(document)));
        }
        return obtained;
    }

    static Obtained obtained(Agent.Sourced source, Bytes bytes) {
        Location at = source.url()
                .map(Location::at)
                .orElseGet(() -> new Location.LocalFile(Path.of(source.id() + ".json"), source.id() + ".json"));
        SourceRef ref = SourceRef.configured(
                new SourceId(source.id()), new SourceKind(source.kind().toString()), at);
        return new Obtained(
                ref,
                new FetchOutcome.Fetched(
                        bytes,
                        Digest.of(bytes),
                        FETCHED,
                        FETCHED,
                        FetchOutcome.Via.FETCHED,
                        Optional.empty(),
                        false,
                        Optional.empty()));
    }

    static Optional<JsonObject> assembled(List<Obtained> sources) {
        Materials.Read read = new Materials(new Verifier(Limits.standard(), SignatureRules.standard()))
                .read(new Gathered(sources, List.of(), List.of()));
        AssemblerIdentity us =
                new AssemblerIdentity("https://directory.example", Set.of(), Optional.empty(), Trust.nobody());
        return switch (new DocumentAssembler(us, AT)
                .assemble("entry", Optional.empty(), read.materials(), read.unavailable())) {
            case Assembled.Document document -> Optional.of(AgentDocWriter.write(document.doc()));
            case Assembled.NoSubject none -> Optional.empty();
        };
    }

    private static void sound(Bytes bytes, JsonObject document, List<Obtained> sources) {
        List<Finding> broken = Checks.check(document).stream()
                .filter(finding -> finding.level() == Level.ERROR)
                .toList();
        Holds.that(broken.isEmpty(), () -> broken + " of " + bytes.display());
        Holds.same(
                Optional.of(document),
                AgentDocReader.read(document).map(AgentDocWriter::write),
                "written, read, written");
        Map<Digest, Bytes> held = new TreeMap<>();
        sources.forEach(
                source -> held.put(source.fetched().digest(), source.fetched().bytes()));
        SourceBytes at = source -> new SourceBytes.Found(
                source.digest().flatMap(digest -> Optional.ofNullable(held.get(digest))),
                new SourceBytes.Answer.Nobody("nobody is asked"));
        Checked checked = new Checking(at, Optional.empty()).document("a.json", bytes);
        List<Finding> untrue = checked.findings().stream()
                .map(Located::finding)
                .filter(finding -> finding.level() == Level.ERROR)
                .toList();
        Holds.that(untrue.isEmpty(), () -> untrue + " of " + bytes.display() + " from " + sources);
        AgentDocPages.page(bytes);
    }

    @Override
    public List<byte[]> seeds() {
        List<byte[]> seeds = new ArrayList<>();
        for (int agent = 0; agent < agents.size(); agent++) {
            for (int source = 0; source < agents.get(agent).sources().size(); source++) {
                seeds.add(new byte[] {(byte) agent, (byte) source});
                seeds.add(new byte[] {(byte) agent, (byte) (source | UNSIGNED)});
            }
        }
        return seeds;
    }
}
