/** Writes a site: files, indexes and what helps a host serve them. */
@NullMarked
package io.agentdoc.renderer.site;

import org.jspecify.annotations.NullMarked;
