/** How fast the program is: the agents that it is measured on, and measurements of its parts. */
@NullMarked
package io.agentdoc.bench;

import org.jspecify.annotations.NullMarked;
