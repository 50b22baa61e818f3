/** What a build notes of each agent, so that the next one need not work on it again where nothing changed. */
@NullMarked
package io.agentdoc.cli.stamp;

import org.jspecify.annotations.NullMarked;
