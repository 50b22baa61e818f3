package io.agentdoc.cli;

import io.agentdoc.assembler.OperatorFault;
import io.agentdoc.document.codec.AgentDocReader;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.model.AgentDoc;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Limits;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** An AgentDoc that a command line names, ours or anybody's. */
final class AgentDocFile {
    private static final Limits LIMITS = Limits.standard();

    private AgentDocFile() {}

    static Bytes bytes(World world, String typed) {
        try (InputStream in = Files.newInputStream(world.path(Path.of(typed)))) {
            byte[] bytes = in.readNBytes(LIMITS.maxBytes() + 1);
            if (bytes.length > LIMITS.maxBytes()) {
                throw new OperatorFault(typed + " has more than " + LIMITS.maxBytes()
                        + " bytes, which no AgentDoc has; name another file.");
            }
            return Bytes.own(bytes);
        } catch (NoSuchFileException e) {
            throw new OperatorFault("There is no file " + typed + "; name an AgentDoc's file.");
        } catch (IOException e) {
            throw new OperatorFault("The file " + typed + " cannot be read; check who may read it.", e);
        }
    }

    static AgentDoc read(World world, String typed) {
        return parse(typed, bytes(world, typed));
    }

    /** Reads bytes that were named as that; what is no AgentDoc is the fault of who named it. */
    static AgentDoc parse(String typed, Bytes bytes) {
        return AgentDocReader.read(json(typed, bytes)).orElseThrow(() -> noAgentDoc(typed));
    }

    /** The same as it stands, with what no reader of ours takes from it. */
    static Json root(String typed, Bytes bytes) {
        Json root = json(typed, bytes);
        return AgentDocReader.read(root).map(doc -> root).orElseThrow(() -> noAgentDoc(typed));
    }

    private static Json json(String typed, Bytes bytes) {
        return switch (new JsonParser(LIMITS).parse(bytes)) {
            case JsonReading.Malformed malformed ->
                throw new OperatorFault(typed + ":" + malformed.line() + ":" + malformed.column()
                        + ": this is not JSON: " + malformed.why() + "; name an AgentDoc's file.");
            case JsonReading.Parsed parsed -> parsed.root();
        };
    }

    private static OperatorFault noAgentDoc(String typed) {
        return new OperatorFault(typed + " is JSON and no AgentDoc; name an AgentDoc's file.");
    }
}
