/** The rules that a manifest of Pond Protocol 1.0 keeps: those of its schema and those that stand in words alone. */
@NullMarked
package io.agentdoc.assembler.check.pond;

import org.jspecify.annotations.NullMarked;
