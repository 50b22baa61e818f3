/** What a build would change, told to whoever has to mend it. */
@NullMarked
package io.agentdoc.cli.drift;

import org.jspecify.annotations.NullMarked;
