/** The program's package commands as goals of a Maven build. */
@NullMarked
package io.agentdoc.maven;

import org.jspecify.annotations.NullMarked;
