/** What every rule of a checker is made of: the forms of members, what is told, and what may stand in no declaration. */
@NullMarked
package io.agentdoc.assembler.check.rule;

import org.jspecify.annotations.NullMarked;
