/** Tells the value of a credential from ordinary text, in one place for whoever reads, carries or checks a text (6.10). */
@NullMarked
package io.agentdoc.assembler.secret;

import org.jspecify.annotations.NullMarked;
