/** What became of each agent of a run: sorted, streamed, for people and for programs. */
@NullMarked
package io.agentdoc.cli.report;

import org.jspecify.annotations.NullMarked;
