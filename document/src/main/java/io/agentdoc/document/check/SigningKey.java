package io.agentdoc.document.check;

import io.agentdoc.document.model.Identity;
import io.agentdoc.document.value.PublicKey;
import java.util.Optional;

/** What signs for the agent is a public key, and the one that identifies it where a key does (9.5). */
final class SigningKey implements Check {
    private static final String RULE = "9.5-2";

    @Override
    public void check(Examined document, Findings into) {
        Optional<PublicKey> subject =
                document.member("subject").flatMap(spot -> spot.text("id")).flatMap(PublicKey::parse);
        for (Carried carried : document.carried()) {
            if (carried.is(Identity.SIGNING_KEY)) {
                Optional<PublicKey> key = carried.value().text().flatMap(PublicKey::parse);
                if (key.isEmpty()) {
                    into.warning(RULE, carried.value().path(), "it is no public key that can be read");
                } else if (subject.isPresent() && !subject.equals(key)) {
                    into.warning(RULE, carried.value().path(), "the subject is identified by another key");
                }
            }
        }
    }
}
