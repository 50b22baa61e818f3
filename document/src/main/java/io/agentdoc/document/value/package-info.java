/** The small values everything else is made of: bytes, digests, keys, names of sources and members. */
@NullMarked
package io.agentdoc.document.value;

import org.jspecify.annotations.NullMarked;
