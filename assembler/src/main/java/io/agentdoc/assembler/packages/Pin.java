package io.agentdoc.assembler.packages;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import java.util.Optional;

/**
 * What the manifest says of one authored file: where it lies and what its digest is (12.2).
 *
 * @param member the manifest's word for it, {@code descriptor} or {@code install}
 * @param file the name it usually has
 */
record Pin(String member, String file, Optional<String> statedPath, Optional<String> sha256) {
    static final String NAMESPACE = "net.agentdoc.package";

    static Pin of(Json manifest, String member, String file) {
        Optional<Node> pin = Node.root(manifest)
                .member("extensions")
                .flatMap(extensions -> extensions.member(NAMESPACE))
                .flatMap(own -> own.member(member));
        return new Pin(
                member,
                file,
                pin.flatMap(at -> at.text("path")).filter(path -> !path.isEmpty()),
                pin.flatMap(at -> at.text("sha256")));
    }

    /** Where the file is looked for; a path that leads out of the package names no file of it. */
    String path() {
        return statedPath.orElse(file);
    }

    /** The place of one of the pin's members in the tree of the package. */
    String pointer(String name) {
        return "/" + PackageTree.MANIFEST + "/extensions/" + NAMESPACE + "/" + member + "/" + name;
    }

    /** Why the digest is not the file's, as a sentence; nothing where it is. */
    Optional<String> mismatch(Bytes bytes) {
        String actual = Digest.of(bytes).hex();
        if (sha256.isEmpty()) {
            return Optional.of("the manifest does not pin " + file + ", whose digest is " + actual);
        }
        boolean same =
                Digest.parse(sha256.get()).filter(Digest.of(bytes)::equals).isPresent();
        if (same) {
            return Optional.empty();
        }
        String cause =
                LineEndings.explain(sha256.get(), bytes).map(why -> "; " + why).orElse("");
        return Optional.of("the manifest pins another digest than that of the file, which is " + actual + cause);
    }
}
