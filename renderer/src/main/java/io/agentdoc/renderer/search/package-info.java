/** The index that a directory's search page reads, file by file: what may be found by which words (6.11). */
@NullMarked
package io.agentdoc.renderer.search;

import org.jspecify.annotations.NullMarked;
