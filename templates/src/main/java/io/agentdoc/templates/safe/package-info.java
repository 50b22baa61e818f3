/** The birthplace of HTML: text that may stand in a page. */
@NullMarked
package io.agentdoc.templates.safe;

import org.jspecify.annotations.NullMarked;
