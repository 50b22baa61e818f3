/** One record for each section as it is shown, and for each smaller thing inside one. */
@NullMarked
package io.agentdoc.templates.part;

import org.jspecify.annotations.NullMarked;
