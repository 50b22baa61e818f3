package io.agentdoc.assembler.repository;

import io.agentdoc.assembler.packages.PackageTree;
import io.agentdoc.document.check.Finding;
import io.agentdoc.document.model.AgentDoc;
import io.agentdoc.document.value.Bytes;
import java.util.List;

/** What came of assembling the package AgentDoc of a package: the document, or why there is none (13.4). */
public sealed interface PackageDoc {

    /**
     * The document and its bytes, which depend on nothing but the package and the format's version.
     *
     * @param opened the package that it was made of
     * @param findings what is wrong with the package, as far as assembling met it
     */
    record Made(AgentDoc doc, Bytes bytes, PackageTree.Reading.Opened opened, List<Finding> findings)
            implements PackageDoc {
        public Made {
            findings = List.copyOf(findings);
        }
    }

    /** Something that a package AgentDoc rests on is not there or not read; {@code finding} says which file, and why. */
    record Refused(Finding finding) implements PackageDoc {

        /** The same as one sentence. */
        public String why() {
            return finding.place() + ": " + finding.message();
        }
    }
}
