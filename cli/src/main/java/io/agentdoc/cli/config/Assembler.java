package io.agentdoc.cli.config;

import java.util.List;
import java.util.Optional;

/**
 * Who assembles: what {@code assembled_by} says, and the keys that sign.
 *
 * @param formerKey the key before, which signs too for as long as readers may know no other
 * @param keyPassword what opens the keys where they are encrypted
 */
public record Assembler(
        Optional<String> id,
        Optional<Secret> key,
        Optional<Secret> formerKey,
        Optional<Secret> keyPassword,
        List<String> operatorOf) {
    static final Key<String> ID = Key.of(
            "id",
            Forms.line("a text", "https://directory.example"),
            "What assembled_by says; without it the key, else the word agentdoc.");
    static final Key<Secret> KEY = Key.of(
            "key",
            FileForms.secret(),
            "Where the assembler's private key lies: a PKCS#8 PEM or nkey seed file, or env:NAME; without one documents"
                    + " are unsigned, and that is said.");
    static final Key<Secret> FORMER_KEY = Key.of(
            "former_key",
            FileForms.secret(),
            "Where the key before lies, during a change of keys: documents then carry a signature of each.");
    static final Key<Secret> KEY_PASSWORD = Key.of(
            "key_password",
            FileForms.secret(),
            "Where the password of encrypted keys stands; without it, in the variable AGENTDOC_KEY_PASSWORD.");
    static final Key<List<String>> OPERATOR_OF = Key.of(
                    "operator_of",
                    new ListForm<>(IdForms.subject()),
                    "The subjects that this assembler itself operates; their documents say so.")
            .or(List.of());

    static final Table<Assembler> TABLE = new Table<>(
            List.of(ID, KEY, FORMER_KEY, KEY_PASSWORD, OPERATOR_OF),
            List.of(),
            block -> new Assembler(
                    block.get(ID),
                    block.get(KEY),
                    block.get(FORMER_KEY),
                    block.get(KEY_PASSWORD),
                    block.value(OPERATOR_OF)));
}
