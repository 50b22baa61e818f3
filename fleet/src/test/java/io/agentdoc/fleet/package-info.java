@NullMarked
package io.agentdoc.fleet;

import org.jspecify.annotations.NullMarked;
