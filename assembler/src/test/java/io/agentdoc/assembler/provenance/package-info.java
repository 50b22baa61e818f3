@NullMarked
package io.agentdoc.assembler.provenance;

import org.jspecify.annotations.NullMarked;
