package io.agentdoc.document.model;

import java.util.Optional;

/** What a document is about: a running agent or a package, never both (9.4, 13.4). */
public sealed interface About {

    /** An agent by its stable identifier, normally its public key. */
    record Subject(String id, Optional<String> handle, Optional<String> name) implements About {}

    /** A package as it names itself: what an agent installed from it will declare, and nothing about any that runs. */
    record PackageIdentity(Optional<String> name, Optional<String> version) implements About {}
}
