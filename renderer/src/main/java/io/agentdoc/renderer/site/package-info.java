/** A site on disk: documents, pages, and the lists that stand on all of them. */
@NullMarked
package io.agentdoc.renderer.site;

import org.jspecify.annotations.NullMarked;
