/** The road from bytes in the world to a signed AgentDoc. */
@NullMarked
package io.agentdoc.assembler;

import org.jspecify.annotations.NullMarked;
