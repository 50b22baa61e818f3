/** The rules of documents that are published beside an agent and read as sources: proposals, receipts and prices. */
@NullMarked
package io.agentdoc.assembler.check.source;

import org.jspecify.annotations.NullMarked;
