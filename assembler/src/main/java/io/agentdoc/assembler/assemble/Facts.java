package io.agentdoc.assembler.assemble;

import io.agentdoc.document.value.Digest;
import io.agentdoc.document.value.PublicKey;
import java.util.Optional;
import java.util.Set;

/**
 * What is settled of the subject before any section is.
 *
 * @param descriptorDigest of the Descriptor that fills the document, as it was served
 * @param describedVersion the version of the agent that this Descriptor describes
 * @param operatorKeys the keys that a source names as owner or operator of the subject
 */
record Facts(
        Optional<PublicKey> subjectKey,
        Optional<Digest> descriptorDigest,
        Optional<String> describedVersion,
        Set<PublicKey> operatorKeys,
        Trust trust) {

    /** Whether the key is the subject's or its operator's, so that what it signs is the subject's account of itself. */
    boolean isOwn(Optional<PublicKey> key) {
        return key.equals(subjectKey) || key.filter(operatorKeys::contains).isPresent();
    }

    /** Whether the source names the subject's very key. */
    boolean isAboutSubject(Joined source) {
        return subjectKey.isPresent() && source.reading().names().key().equals(subjectKey);
    }
}
