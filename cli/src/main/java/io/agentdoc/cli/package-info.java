/** The command line: options, configuration and wiring. */
@NullMarked
package io.agentdoc.cli;

import org.jspecify.annotations.NullMarked;
