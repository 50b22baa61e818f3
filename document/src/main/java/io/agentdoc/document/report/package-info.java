/** What checking found, in the forms that people and machines read. */
@NullMarked
package io.agentdoc.document.report;

import org.jspecify.annotations.NullMarked;
