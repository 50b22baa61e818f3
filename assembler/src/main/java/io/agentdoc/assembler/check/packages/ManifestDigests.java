package io.agentdoc.assembler.check.packages;

import io.agentdoc.assembler.packages.PackageTree;
import io.agentdoc.assembler.packages.Pin;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import java.util.Optional;

/** The two digests of the manifest are those of the files' very bytes (12.2). */
final class ManifestDigests implements PackageRule {
    @Override
    public void check(Inspected packed, Found into) {
        pin(packed, "descriptor", PackageTree.DESCRIPTOR, into);
        pin(packed, "install", PackageTree.INSTALL, into);
    }

    private static void pin(Inspected packed, String member, String usual, Found into) {
        Optional<String> pinned = packed.extension()
                .flatMap(own -> own.member(member))
                .flatMap(pin -> pin.text("sha256"))
                .filter(text -> Digest.parse(text).isPresent());
        Optional<Bytes> bytes = packed.files().bytes(packed.pinned(member, usual));
        if (pinned.isPresent() && bytes.isPresent()) {
            Pin.mismatch(pinned.get(), bytes.get())
                    .ifPresent(why -> into.error("12.2-5", Inspected.extensionPlace(member, "sha256"), why));
        }
    }
}
