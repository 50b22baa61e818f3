package io.agentdoc.cli;

import io.agentdoc.assembler.OperatorFault;
import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import io.agentdoc.document.value.Limits;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** The digests that AgentDocs list for their sources. */
final class ListedDigests {
    private final JsonParser parser = new JsonParser(Limits.standard());
    private final Terminal terminal;

    ListedDigests(Terminal terminal) {
        this.terminal = terminal;
    }

    /** Of every AgentDoc below these folders; what is called {@code .json} and is none is passed over. */
    Set<Digest> below(List<Path> folders) {
        Set<Digest> digests = new HashSet<>();
        for (Path folder : folders) {
            if (!Files.isDirectory(folder)) {
                throw new OperatorFault("There is no directory " + folder + " to keep by; nothing was taken away.");
            }
            try (Stream<Path> files = Files.walk(folder)) {
                files.filter(file -> file.toString().endsWith(".json") && Files.isRegularFile(file))
                        .forEach(file -> add(file, digests));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return digests;
    }

    private void add(Path file, Set<Digest> digests) {
        try {
            if (parser.parse(Bytes.own(Files.readAllBytes(file))) instanceof JsonReading.Parsed parsed) {
                Node root = Node.root(parsed.root());
                if (root.member("agentdoc").isPresent()) {
                    root.member("sources")
                            .map(Node::elements)
                            .orElse(List.of())
                            .forEach(source ->
                                    source.text("digest").flatMap(Digest::parse).ifPresent(digests::add));
                }
            } else {
                terminal.detail("passed over " + file + ", which is not JSON");
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
