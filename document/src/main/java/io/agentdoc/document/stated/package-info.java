/** What sources say and do not say: the types that leave no room for a claim of our own. */
@NullMarked
package io.agentdoc.document.stated;

import org.jspecify.annotations.NullMarked;
