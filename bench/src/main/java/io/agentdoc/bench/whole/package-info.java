/** The whole program measured as people run it, beside its peers and beside itself. */
@NullMarked
package io.agentdoc.bench.whole;

import org.jspecify.annotations.NullMarked;
