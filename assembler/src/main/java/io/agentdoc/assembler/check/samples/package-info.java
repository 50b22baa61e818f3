/** The rules that a document of samples keeps (7.7). */
@NullMarked
package io.agentdoc.assembler.check.samples;

import org.jspecify.annotations.NullMarked;
