package io.agentdoc.assembler.repository;

import io.agentdoc.document.check.Finding;
import java.util.List;
import java.util.Optional;

/** What comparing a published file with a fresh one found (13.4 rule 3, decisions 16 and 77). */
public sealed interface Comparison {

    /** Byte for byte the same. */
    record Same() implements Comparison {}

    /** There is no published file. */
    record Absent() implements Comparison {}

    /**
     * Other bytes than the package gives.
     *
     * @param diff the unified diff from the published file to the fresh one
     * @param cause one sentence where the difference is the file's line endings alone
     */
    record Drifted(String diff, List<Change> changes, Optional<String> cause) implements Comparison {
        public Drifted {
            changes = List.copyOf(changes);
        }
    }

    /**
     * Another generator made it, so its bytes say nothing; what can be compared was.
     *
     * @param by how the file names its generator
     */
    record OthersWork(String by, List<Finding> findings) implements Comparison {
        public OthersWork {
            findings = List.copyOf(findings);
        }
    }
}
