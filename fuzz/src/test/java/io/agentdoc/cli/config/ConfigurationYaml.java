package io.agentdoc.cli.config;

import io.agentdoc.fuzz.Holds;
import io.agentdoc.fuzz.Scratch;
import io.agentdoc.fuzz.Seeds;
import io.agentdoc.fuzz.Target;
import java.nio.file.Path;
import java.util.List;

/** A configuration: all of it, or what is wrong with it. */
public final class ConfigurationYaml implements Target {
    private final Scratch scratch = Scratch.folder();

    @Override
    public void test(byte[] input) {
        Path file = scratch.write("agentdoc.yaml", input);
        ConfigurationReading reading =
                Holds.twice(() -> new ConfigurationFile(ConfigLimits.standard()).read(file, "agentdoc.yaml"));
        if (reading instanceof ConfigurationReading.Faulty(List<Fault> faults)) {
            Holds.that(
                    !faults.isEmpty()
                            && faults.stream()
                                    .noneMatch(fault -> fault.sentence().isBlank()),
                    () -> "faulty for no reason");
        }
    }

    @Override
    public List<byte[]> seeds() {
        return Seeds.all(
                Seeds.files(Seeds.ending(".yaml", ".yml"), "examples", "docs", "cli/src/test/resources"),
                Seeds.texts("agents: []\n", "a: &b [1]\nc: *b\n", "agents:\n- {id: a, sources: []}\n"));
    }
}
