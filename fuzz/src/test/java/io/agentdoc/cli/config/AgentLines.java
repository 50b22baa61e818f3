package io.agentdoc.cli.config;

import io.agentdoc.fuzz.Holds;
import io.agentdoc.fuzz.Scratch;
import io.agentdoc.fuzz.Seeds;
import io.agentdoc.fuzz.Target;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A file of one agent a line: each line is an agent or a fault. */
public final class AgentLines implements Target {
    private final Scratch scratch = Scratch.folder();

    @Override
    public void test(byte[] input) {
        Path file = scratch.write("agents.jsonl", input);
        List<FileRef> files = List.of(new FileRef("agents.jsonl", file, Place.startOf("agentdoc.yaml")));
        Holds.twice(() -> read(files));
    }

    private List<String> read(List<FileRef> files) {
        List<String> read = new ArrayList<>();
        try (Agents agents = new Agents(List.of(), files, scratch.root(), ConfigLimits.standard())) {
            for (Optional<AgentEntry> next = agents.tolerantNext(); next.isPresent(); next = agents.tolerantNext()) {
                read.add(next.get().toString());
            }
            agents.faults().list().forEach(fault -> read.add(fault.toString()));
        }
        return read;
    }

    @Override
    public List<byte[]> seeds() {
        return Seeds.all(
                Seeds.files(Seeds.ending(".jsonl"), "examples", "cli/src/test/resources"),
                Seeds.texts("{\"id\":\"a\",\"sources\":[{\"kind\":\"a2a-card\",\"url\":\"https://a.example/\"}]}\n"));
    }
}
