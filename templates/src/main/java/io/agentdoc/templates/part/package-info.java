/** One record for each section as it is shown. */
@NullMarked
package io.agentdoc.templates.part;

import org.jspecify.annotations.NullMarked;
