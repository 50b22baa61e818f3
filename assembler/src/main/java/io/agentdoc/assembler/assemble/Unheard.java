package io.agentdoc.assembler.assemble;

/** Why a source that is about the subject still fills nothing, and under which rule. */
record Unheard(String rule, String why, boolean asToItsSigner) {
    /** The signature itself is not one that counts here. */
    static Unheard signer(String rule, String why) {
        return new Unheard(rule, why, true);
    }

    /** It is signed as it should be, and what it says does not count. */
    static Unheard content(String rule, String why) {
        return new Unheard(rule, why, false);
    }
}
