package io.agentdoc.renderer.site;

import io.agentdoc.document.value.Bytes;
import java.util.Optional;

/** Hears what a build would change in its output, file by file, where nothing is to be changed. */
@FunctionalInterface
public interface Drift {

    /** A file that would become another, would appear, or would be taken away; called by many threads. */
    void differs(String name, Optional<Bytes> standing, Optional<Bytes> wanted);
}
