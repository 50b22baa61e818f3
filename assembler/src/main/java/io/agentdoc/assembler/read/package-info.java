/** One reader for each kind of source. */
@NullMarked
package io.agentdoc.assembler.read;

import org.jspecify.annotations.NullMarked;
