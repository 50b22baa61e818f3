package io.agentdoc.assembler.repository;

import io.agentdoc.assembler.packages.PackageTree;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import java.util.List;
import java.util.Optional;

/** Writes the manifest's two digests from the files present, and changes no other byte of it (12.2, decision 76). */
public sealed interface Pins {

    /** Both are the files' own. */
    record Right() implements Pins {}

    /** The manifest with the digests that the files have. */
    record Mended(Bytes manifest) implements Pins {}

    /** There is no digest to write over; {@code why} says what to add. */
    record Refused(String why) implements Pins {}

    static Pins of(PackageTree.Reading.Opened opened) {
        Bytes manifest = opened.files().bytes(PackageTree.MANIFEST).orElseThrow();
        String text = manifest.display();
        for (String member : List.of("descriptor", "install")) {
            String path = member.equals("install")
                    ? opened.paths().install()
                    : opened.paths().descriptor();
            Optional<Bytes> file = opened.files().bytes(path);
            Optional<MemberPlace.Span> place =
                    MemberPlace.of(text, List.of("extensions", "net.agentdoc.package", member, "sha256"));
            if (file.isPresent() && place.isEmpty()) {
                return new Refused(PackageTree.MANIFEST + " has no text at /extensions/net.agentdoc.package/" + member
                        + "/sha256 to write the digest into; add an empty one");
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
}
