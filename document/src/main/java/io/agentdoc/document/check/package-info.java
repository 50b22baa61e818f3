/** One class for each rule that a document must keep. */
@NullMarked
package io.agentdoc.document.check;

import org.jspecify.annotations.NullMarked;
