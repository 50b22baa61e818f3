/** Agent repositories: the package AgentDoc made of a package, its generated views and the pins of its manifest (13). */
@NullMarked
package io.agentdoc.assembler.repository;

import org.jspecify.annotations.NullMarked;
