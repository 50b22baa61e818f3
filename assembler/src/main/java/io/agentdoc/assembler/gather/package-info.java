/** Everything that touches the network: sources found, fetched, and remembered. */
@NullMarked
package io.agentdoc.assembler.gather;

import org.jspecify.annotations.NullMarked;
