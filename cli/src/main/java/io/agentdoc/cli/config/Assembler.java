package io.agentdoc.cli.config;

import java.util.List;
import java.util.Optional;

/** Who assembles: what {@code assembled_by} says, and the key that signs. */
public record Assembler(Optional<String> id, Optional<Secret> key, List<String> operatorOf) {
    static final Key<String> ID = Key.of(
            "id",
            Forms.line("a text", "https://directory.example"),
            "What assembled_by says; without it the key, else the word agentdoc.");
    static final Key<Secret> KEY = Key.of(
            "key",
            FileForms.secret(),
            "Where the assembler's private key lies: a PKCS#8 PEM or nkey seed file, or env:NAME; without one documents"
                    + " are unsigned, and that is said.");
    static final Key<List<String>> OPERATOR_OF = Key.of(
                    "operator_of",
                    new ListForm<>(IdForms.subject()),
                    "The subjects that this assembler itself operates; their documents say so.")
            .or(List.of());

    static final Table<Assembler> TABLE = new Table<>(
            List.of(ID, KEY, OPERATOR_OF),
            List.of(),
            block -> new Assembler(block.get(ID), block.get(KEY), block.value(OPERATOR_OF)));
}
