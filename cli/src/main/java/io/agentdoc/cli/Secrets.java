package io.agentdoc.cli;

import io.agentdoc.assembler.OperatorFault;
import io.agentdoc.assembler.crypto.SecretPlace;
import io.agentdoc.cli.config.Secret;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads secrets that are shown to hosts; what is read never becomes part of a message. */
final class Secrets {
    /** The longest token that a header carries: 16 KiB. */
    private static final int MOST_BYTES = 16 << 10;

    private final World world;

    Secrets(World world) {
        this.world = world;
    }

    /** The first line of the file, or the variable's value. */
    String read(Secret secret) {
        return switch (secret.place()) {
            case SecretPlace.Variable variable ->
                world.variable(variable.name())
                        .map(String::strip)
                        .orElseThrow(() -> new OperatorFault(secret.at() + ": the variable " + variable.name()
                                + " is to hold a secret and is not set; set it, or type the path of a file."));
            case SecretPlace.File file -> firstLine(file.path(), secret);
        };
    }

    private static String firstLine(Path file, Secret secret) {
        try (InputStream in = Files.newInputStream(file)) {
            String text = new String(in.readNBytes(MOST_BYTES), StandardCharsets.UTF_8);
            return text.lines().findFirst().orElse("").strip();
        } catch (IOException e) {
            throw new OperatorFault(
                    secret.at() + ": the file " + secret + " cannot be read; check who may read it.", e);
        }
    }
}
