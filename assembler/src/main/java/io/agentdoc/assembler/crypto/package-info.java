/** Ed25519 and key files; the only package that knows BouncyCastle, whose provider is never registered. */
@NullMarked
package io.agentdoc.assembler.crypto;

import org.jspecify.annotations.NullMarked;
