package io.agentdoc.assembler.packages;

import io.agentdoc.document.check.Finding;
import io.agentdoc.document.check.Level;
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
public record Pin(String member, String file, Optional<String> statedPath, Optional<String> sha256) {
    /** What is wrong where a pointer has no digest. */
    public static final String UNPINNED =
            "the pointer has no digest of 64 hexadecimal digits; agentdoc package --pins writes it";

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

    /** Whether the manifest says anything of the file. */
    boolean isNamed() {
        return statedPath.isPresent() || sha256.isPresent();
    }

    /** What is wrong with the digest; nothing where it is the file's. */
    Optional<Finding> flaw(Bytes bytes) {
        Optional<String> pinned = sha256.filter(text -> Digest.parse(text).isPresent());
        return pinned.isEmpty()
                ? Optional.of(warning("12.2-2", UNPINNED))
                : mismatch(pinned.get(), bytes).map(why -> warning("12.2-5", why));
    }

    /** Why a digest is not that of some bytes; nothing where it is. */
    public static Optional<String> mismatch(String pinned, Bytes bytes) {
        Digest actual = Digest.of(bytes);
        if (Digest.parse(pinned).filter(actual::equals).isPresent()) {
            return Optional.empty();
        }
        String cause = LineEndings.explain(pinned, bytes).map(why -> "; " + why).orElse("");
        return Optional.of("it is another digest than that of the file, which is " + actual.hex() + cause);
    }

    private Finding warning(String rule, String why) {
        return new Finding(rule, Level.WARNING, pointer("sha256"), why);
    }
}
