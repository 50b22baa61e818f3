package io.agentdoc.renderer.site;

import io.agentdoc.document.value.Bytes;
import java.util.Optional;

/** Where files of a site go, and what stands there from the build before; by names below the output. */
public interface Standing {
    /** What the build before left. */
    Optional<Bytes> read(String name);

    void write(String name, Bytes bytes);
}
