/** What a build, a deployment or an evaluation record has to hold, and what it may not. */
@NullMarked
package io.agentdoc.assembler.records;

import org.jspecify.annotations.NullMarked;
