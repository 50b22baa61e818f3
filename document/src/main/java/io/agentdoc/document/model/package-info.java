/** The AgentDoc as values: its sources, its twelve sections, and every member that one may have. */
@NullMarked
package io.agentdoc.document.model;

import org.jspecify.annotations.NullMarked;
