/** Agent packages and repositories: their files read safely, and the package AgentDoc made of them (12, 13). */
@NullMarked
package io.agentdoc.assembler.packages;

import org.jspecify.annotations.NullMarked;
