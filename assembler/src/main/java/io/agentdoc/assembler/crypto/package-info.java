/** Ed25519 and key files. */
@NullMarked
package io.agentdoc.assembler.crypto;

import org.jspecify.annotations.NullMarked;
