/** Which documents lead to which: the few pointers that an assembler follows, kind by kind (5.3, 6.7, 9.4, 9.9). */
@NullMarked
package io.agentdoc.assembler.links;

import org.jspecify.annotations.NullMarked;
