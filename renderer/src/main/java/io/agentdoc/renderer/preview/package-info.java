/** A look at a site on this machine, served as a host should serve it. */
@NullMarked
package io.agentdoc.renderer.preview;

import org.jspecify.annotations.NullMarked;
