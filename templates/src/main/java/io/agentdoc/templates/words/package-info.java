/** What we say, in each language that a page can be in. */
@NullMarked
package io.agentdoc.templates.words;

import org.jspecify.annotations.NullMarked;
