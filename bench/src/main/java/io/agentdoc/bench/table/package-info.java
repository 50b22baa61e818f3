/** What is to be reached, what was measured of it, and the page that says so. */
@NullMarked
package io.agentdoc.bench.table;

import org.jspecify.annotations.NullMarked;
