/** What grows with a site and does not fit into memory: sorted in runs on the disk, and read as one. */
@NullMarked
package io.agentdoc.renderer.spill;

import org.jspecify.annotations.NullMarked;
