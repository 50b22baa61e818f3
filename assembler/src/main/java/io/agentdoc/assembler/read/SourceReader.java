package io.agentdoc.assembler.read;

/** Reads one kind of source: what it takes, and by omission what it never takes. */
interface SourceReader {
    Reading read(Input input);
}
