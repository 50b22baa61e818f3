/** A server on this machine that counts who asks what at once, and the program's fetcher asking it. */
@NullMarked
package io.agentdoc.bench.fetching;

import org.jspecify.annotations.NullMarked;
