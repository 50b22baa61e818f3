package io.agentdoc.assembler.crypto;

import io.agentdoc.assembler.OperatorFault;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** The text of a secret, and whether others on this machine can read it too. */
final class SecretText {
    private static final Set<PosixFilePermission> OTHERS = EnumSet.of(
            PosixFilePermission.GROUP_READ,
            PosixFilePermission.GROUP_WRITE,
            PosixFilePermission.OTHERS_READ,
            PosixFilePermission.OTHERS_WRITE);

    private final Function<String, Optional<String>> environment;
    private final CryptoLimits limits;

    SecretText(Function<String, Optional<String>> environment, CryptoLimits limits) {
        this.environment = environment;
        this.limits = limits;
    }

    String read(SecretPlace place) {
        return switch (place) {
            case SecretPlace.Variable variable ->
                environment
                        .apply(variable.name())
                        .filter(text -> !text.isBlank())
                        .orElseThrow(() -> new OperatorFault("The variable " + variable.name()
                                + " is to hold a secret and is not set; set it, or name a file."));
            case SecretPlace.File file -> read(file.path());
        };
    }

    /** A sentence where a file's group or everybody may read or write it; systems without modes give none. */
    Optional<String> warning(SecretPlace place) {
        if (!(place instanceof SecretPlace.File file)) {
            return Optional.empty();
        }
        try {
            Set<PosixFilePermission> modes = EnumSet.copyOf(OTHERS);
            modes.retainAll(Files.getPosixFilePermissions(file.path()));
            return modes.isEmpty()
                    ? Optional.empty()
                    : Optional.of(
                            "Others on this machine can reach the secret in " + file + "; run: chmod 600 " + file);
        } catch (UnsupportedOperationException systemWithoutModes) {
            return Optional.empty();
        } catch (IOException e) {
            throw unreadable(file.path(), e);
        }
    }

    private String read(Path path) {
        try (InputStream in = Files.newInputStream(path)) {
            byte[] bytes = in.readNBytes(limits.maxKeyFileBytes() + 1);
            if (bytes.length > limits.maxKeyFileBytes()) {
                throw new OperatorFault("The file " + path + " is too long to be a key or a password.");
            }
            return new String(bytes, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw unreadable(path, e);
        }
    }

    private static OperatorFault unreadable(Path path, IOException cause) {
        String why = cause instanceof NoSuchFileException ? "it does not exist" : "the system refuses it";
        return new OperatorFault("The file " + path + " cannot be read: " + why + ".", cause);
    }
}
