package io.agentdoc.assembler.assemble;

import io.agentdoc.document.value.Digest;
import io.agentdoc.document.value.PublicKey;
import java.util.Optional;
import java.util.Set;

/**
 * What is settled of the subject before any section is.
 *
 * @param descriptorDigest of the Descriptor that fills the document, as it was served
 * @param operatorKeys the keys that a source names as owner or operator of the subject
 */
record Facts(
        Optional<PublicKey> subjectKey, Optional<Digest> descriptorDigest, Set<PublicKey> operatorKeys, Trust trust) {}
