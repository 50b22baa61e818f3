/** The parts of the work on one agent, each measured alone by JMH. */
@NullMarked
package io.agentdoc.bench.parts;

import org.jspecify.annotations.NullMarked;
