/** What the tests of every module share: which rules a test shows, and where its inputs lie. */
@NullMarked
package io.agentdoc.testing;

import org.jspecify.annotations.NullMarked;
