package io.agentdoc.document.check;

import io.agentdoc.document.value.PublicKey;
import java.util.Optional;

/** A Descriptor counts as verified by the subject's own key alone (6.6). */
final class DescriptorSigned implements Check {
    private static final String RULE = "6.6-3";

    @Override
    public void check(Examined document, Findings into) {
        Optional<PublicKey> subject =
                document.member("subject").flatMap(spot -> spot.text("id")).flatMap(PublicKey::parse);
        for (Spot source : document.sources()) {
            Optional<PublicKey> by = source.text("signed_by").flatMap(PublicKey::parse);
            boolean verified = source.says("kind", "agent-descriptor") && source.says("signature", "verified");
            boolean other = subject.isPresent() && by.isPresent() && !subject.equals(by);
            if (verified && other && isUsed(document, source)) {
                into.error(
                        RULE,
                        source.path().member("signed_by"),
                        "the Descriptor is signed by a key that is not the subject's");
            }
        }
    }

    private static boolean isUsed(Examined document, Spot source) {
        String id = source.text("id").orElse("");
        return document.sections().stream().anyMatch(section -> document.isFrom(section.name(), id));
    }
}
