/** From a document to the parts of its page. */
@NullMarked
package io.agentdoc.renderer.part;

import org.jspecify.annotations.NullMarked;
