/** The rules that a run config keeps, as a document of its own and on the record of a run (5.8, 8.7). */
@NullMarked
package io.agentdoc.assembler.check.config;

import org.jspecify.annotations.NullMarked;
