/** What every reader holds to whatever it is given, and how inputs that break it are looked for. */
@NullMarked
package io.agentdoc.fuzz;

import org.jspecify.annotations.NullMarked;
