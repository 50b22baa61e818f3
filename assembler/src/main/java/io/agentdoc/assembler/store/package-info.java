/** The cache of fetched bytes, each under its digest. */
@NullMarked
package io.agentdoc.assembler.store;

import org.jspecify.annotations.NullMarked;
