/** Strangers' text made harmless for whoever reads it in a terminal. */
@NullMarked
package io.agentdoc.cli.text;

import org.jspecify.annotations.NullMarked;
