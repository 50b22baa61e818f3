package io.agentdoc.fuzz;

import java.util.List;

/** A reader and what holds of it for every input: it fails where that does not hold. */
public interface Target {

    /** Reads the input; whatever is thrown is a fault of ours. */
    void test(byte[] input) throws Exception;

    /** What inputs are made from. */
    List<byte[]> seeds();
}
