/** From what was published about an agent to a draft of its Descriptor, and what only its operator can answer (9.4). */
@NullMarked
package io.agentdoc.assembler.draft;

import org.jspecify.annotations.NullMarked;
