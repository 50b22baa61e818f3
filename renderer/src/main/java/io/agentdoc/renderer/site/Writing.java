package io.agentdoc.renderer.site;

import java.io.IOException;
import java.io.OutputStream;

/** Whatever writes a file whose bytes come one after another. */
@FunctionalInterface
interface Writing {
    void to(OutputStream out) throws IOException;
}
