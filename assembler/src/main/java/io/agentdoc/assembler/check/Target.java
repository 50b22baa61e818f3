package io.agentdoc.assembler.check;

import io.agentdoc.assembler.check.site.PublishedFiles;
import io.agentdoc.assembler.packages.PackageFiles;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.value.Bytes;
import java.util.Optional;
import java.util.Set;

/** Something that somebody handed in to be checked, under the name that they gave it. */
public sealed interface Target {

    String name();

    /**
     * One JSON document; its bytes are what digests and places are told of.
     *
     * @param around the files beside it
     */
    record Document(String name, Bytes bytes, Json root, Surroundings around) implements Target {

        /** A document that came alone. */
        public Document(String name, Bytes bytes, Json root) {
            this(name, bytes, root, Surroundings.none());
        }
    }

    /**
     * The files of a folder or of an archive, all in memory.
     *
     * @param tags those of the folder's version control, where it is under one
     */
    record Files(String name, PackageFiles files, Optional<Set<String>> tags) implements Target {
        public Files {
            tags = tags.map(Set::copyOf);
        }

        public Files(String name, PackageFiles files) {
            this(name, files, Optional.empty());
        }
    }

    /** A folder of published documents, which are read one at a time. */
    record Output(String name, PublishedFiles files) implements Target {}

    /** The bytes of one of its files, as findings name files; of a document the document's own. */
    default Optional<Bytes> file(String file) {
        return switch (this) {
            case Document document -> Optional.of(document.bytes());
            case Files folder -> folder.files().bytes(file);
            case Output output -> output.files().bytes(file);
        };
    }
}
