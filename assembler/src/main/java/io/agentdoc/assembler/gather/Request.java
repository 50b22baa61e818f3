package io.agentdoc.assembler.gather;

import io.agentdoc.assembler.store.Validators;
import java.util.Optional;

/** One document asked of the network: where, showing what, knowing what already, reading how much. */
record Request(FetchUrl url, String kind, Optional<Bearer> bearer, Validators known, int most) {}
