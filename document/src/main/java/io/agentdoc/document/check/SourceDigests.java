package io.agentdoc.document.check;

import io.agentdoc.document.value.Digest;
import io.agentdoc.document.value.MemberPath;
import java.util.Optional;

/** A source's digest is a SHA-256, and a Descriptor and a package's files are never listed without one (9.4, 13.4). */
final class SourceDigests implements Check {

    @Override
    public void check(Examined document, Findings into) {
        for (Spot source : document.sources()) {
            MemberPath at = source.path().member("digest");
            Optional<Spot> digest = source.member("digest");
            if (digest.isEmpty()) {
                absent(document, source, at, into);
            } else if (digest.get().text().flatMap(Digest::parse).isEmpty()) {
                into.error("9.4-5", at, "it is not sha256: and 64 lower-case hex digits");
            } else if (!digest.get().text().orElse("").startsWith("sha256:")) {
                into.note("9.4-5", at, "it lacks the sha256: in front");
            }
        }
    }

    private static void absent(Examined document, Spot source, MemberPath at, Findings into) {
        if (document.isPackage()) {
            into.error("13.4-2", at, "each file of a package is cited at its digest");
        } else if (source.says("kind", "agent-descriptor")) {
            into.error("9.4-19", at, "a Descriptor is listed with its digest, which is what signatures refer to");
        } else if (!source.says("kind", "observation")) {
            into.warning("9.4-5", at, "without a digest nobody can tell whether these are still the same bytes");
        }
    }
}
