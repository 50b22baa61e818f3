package io.agentdoc.renderer.site;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import java.util.Optional;

/**
 * A Descriptor as its operator served it, to be served again (6.7).
 *
 * @param signature what checking its signature found, in the word that documents use
 */
public record DescriptorCopy(
        String subject, Bytes bytes, Digest digest, Optional<String> agentVersion, String signature) {

    public DescriptorCopy(String subject, Bytes bytes, Optional<String> agentVersion, String signature) {
        this(subject, bytes, Digest.of(bytes), agentVersion, signature);
    }
}
