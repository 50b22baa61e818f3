package io.agentdoc.assembler.verify;

import java.util.regex.Pattern;

/** A stranger's word inside a sentence of ours: repeated where it is short and plain, else only described. */
final class Quoted {
    private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9._:/+-]{1,64}");

    private Quoted() {}

    static String of(String word) {
        return PLAIN.matcher(word).matches() ? word : "an odd text of " + word.length() + " characters";
    }
}
