package io.agentdoc.assembler.repository;

import io.agentdoc.assembler.packages.LineEndings;
import io.agentdoc.assembler.packages.PackageTree;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import io.agentdoc.document.value.JsonPointer;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Writes the manifest's two digests from the files present, and changes no other byte of it (12.2, decision 76). */
public sealed interface Pins {

    /** Both are the files' own. */
    record Right() implements Pins {}

    /** The manifest with the digests that the files have. */
    record Mended(Bytes manifest) implements Pins {}

    /** There is no digest to write over; {@code why} says what to add. */
    record Refused(String why) implements Pins {}

    /** Whether a pin fits its file with other line endings, so that a checkout and no author changed the file. */
    static boolean isConverted(PackageTree.Reading.Opened opened) {
        Node own = Node.root(opened.tree().get(PackageTree.MANIFEST).orElseThrow());
        return Stream.of("descriptor", "install").anyMatch(member -> {
            Optional<String> pinned = own.find(pointer(member)).flatMap(Node::text);
            Optional<Bytes> file = opened.files().bytes(path(opened, member));
            return pinned.isPresent()
                    && file.isPresent()
                    && !Digest.parse(pinned.get())
                            .filter(Digest.of(file.get())::equals)
                            .isPresent()
                    && LineEndings.explain(pinned.get(), file.get()).isPresent();
        });
    }

    static Pins of(PackageTree.Reading.Opened opened) {
        Bytes manifest = opened.files().bytes(PackageTree.MANIFEST).orElseThrow();
        String text = manifest.display();
        for (String member : List.of("descriptor", "install")) {
            Optional<Bytes> file = opened.files().bytes(path(opened, member));
            Optional<MemberPlace.Span> place =
                    MemberPlace.of(text, pointer(member).tokens());
            if (file.isPresent() && place.isEmpty()) {
                return new Refused(PackageTree.MANIFEST + " has no text at " + pointer(member)
                        + " to write the digest into; add an empty one");
            }
            if (file.isPresent()) {
                text = text.substring(0, place.get().start())
                        + Digest.of(file.get()).hex()
                        + text.substring(place.get().end());
            }
        }
        Bytes mended = Bytes.utf8(text);
        return mended.equals(manifest) ? new Right() : new Mended(mended);
    }

    private static String path(PackageTree.Reading.Opened opened, String member) {
        return member.equals("install")
                ? opened.paths().install()
                : opened.paths().descriptor();
    }

    private static JsonPointer pointer(String member) {
        return JsonPointer.of(List.of("extensions", "net.agentdoc.package", member, "sha256"));
    }
}
