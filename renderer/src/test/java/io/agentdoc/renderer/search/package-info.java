@NullMarked
package io.agentdoc.renderer.search;

import org.jspecify.annotations.NullMarked;
