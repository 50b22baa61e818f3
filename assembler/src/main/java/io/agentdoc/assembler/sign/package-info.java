/** Signs what was assembled and checked. */
@NullMarked
package io.agentdoc.assembler.sign;

import org.jspecify.annotations.NullMarked;
