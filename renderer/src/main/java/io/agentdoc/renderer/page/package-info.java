/** Kinds of pages, each from the bytes of a document. */
@NullMarked
package io.agentdoc.renderer.page;

import org.jspecify.annotations.NullMarked;
