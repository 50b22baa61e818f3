/** Which pages there are, and what stands on each. */
@NullMarked
package io.agentdoc.renderer.page;

import org.jspecify.annotations.NullMarked;
