/** One record for each kind of page. */
@NullMarked
package io.agentdoc.templates.page;

import org.jspecify.annotations.NullMarked;
