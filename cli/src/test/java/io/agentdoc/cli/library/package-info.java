/** The program used as a library, from outside of it: only what is public can be reached from here. */
@NullMarked
package io.agentdoc.cli.library;

import org.jspecify.annotations.NullMarked;
