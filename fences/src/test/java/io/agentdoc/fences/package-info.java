/** What holds across modules. Each fence first says how many classes it saw, since one that sees none is always kept. */
@NullMarked
package io.agentdoc.fences;

import org.jspecify.annotations.NullMarked;
