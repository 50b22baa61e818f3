package io.agentdoc.assembler.crypto;

import io.agentdoc.assembler.OperatorFault;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** Where a secret stands: never in a configuration or on a command line, always in a variable or a file. */
public sealed interface SecretPlace {

    /** A variable of the environment, spelled {@code env:NAME}. */
    record Variable(String name) implements SecretPlace {
        @Override
        public String toString() {
            return ENV + name;
        }
    }

    /** A file, spelled as its path. */
    record File(Path path) implements SecretPlace {
        @Override
        public String toString() {
            return path.toString();
        }
    }

    String ENV = "env:";

    /** Reads {@code env:NAME} or a path relative to the folder given; a secret typed in its place is refused. */
    static SecretPlace parse(String text, Path folder) {
        if (NkeySeed.looksLike(text.strip()) || Pem.looksLike(text)) {
            throw new OperatorFault("A secret itself stands where its place is asked for; "
                    + "put it into a file or a variable and name that: a path, or env:NAME.");
        }
        if (text.startsWith(ENV)) {
            return variable(text.substring(ENV.length()));
        }
        try {
            return new File(folder.resolve(text));
        } catch (InvalidPathException notAPath) {
            throw new OperatorFault("A secret's place is a file's path or env:NAME, and this is neither.", notAPath);
        }
    }

    private static SecretPlace variable(String name) {
        if (!name.matches("[A-Za-z_][A-Za-z0-9_]*")) {
            throw new OperatorFault("After env: stands the name of a variable, as in env:ASSEMBLER_KEY.");
        }
        return new Variable(name);
    }
}
