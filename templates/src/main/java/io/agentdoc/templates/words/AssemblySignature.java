package io.agentdoc.templates.words;

/** What is said of the assembler's own signature (9.11). */
public enum AssemblySignature implements Phrase {
    CARRIED,
    NONE,
    OTHER_TAG,
    PACKAGE;
}
