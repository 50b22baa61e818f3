package io.agentdoc.assembler.provenance;

import io.agentdoc.assembler.packages.PackageFiles;
import io.agentdoc.assembler.packages.PackageTree;
import io.agentdoc.assembler.read.Evidence;
import io.agentdoc.assembler.read.Reading;
import io.agentdoc.assembler.verify.SignatureCheck;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.KnownKind;
import io.agentdoc.document.value.Digest;
import java.util.Optional;

/** Something that was handed in to be joined with other things, under the name that it was given. */
public sealed interface Presented {
    String name();

    /**
     * One JSON document.
     *
     * @param kind what it is, where it is a kind of source that is read
     * @param reading what it says, where its kind is read
     */
    record Document(
            String name,
            Digest digest,
            Node root,
            Optional<KnownKind> kind,
            SignatureCheck signature,
            Optional<Reading> reading)
            implements Presented {

        boolean is(KnownKind wanted) {
            return kind.filter(wanted::equals).isPresent();
        }

        Optional<Evidence> evidence() {
            return reading.map(Reading::evidence);
        }
    }

    /**
     * A package.
     *
     * @param digest of the archive as it was given; a folder has none, for a package's digest is over its published bytes
     *     and is never made from files that were taken out of them (12.6 rule 5)
     * @param commit the commit that a folder under version control stands at
     */
    record Packed(
            String name,
            Optional<Digest> digest,
            JsonObject tree,
            PackageFiles files,
            PackageTree.Paths paths,
            Optional<String> commit)
            implements Presented {}

    /** Something that could not be read. */
    record Unreadable(String name, String why) implements Presented {}
}
