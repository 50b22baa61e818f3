package io.agentdoc.fleet;

import java.io.Serializable;
import java.util.List;

/**
 * An agent to be made.
 *
 * @param slug its name in addresses
 * @param line its entry
 * @param former its line in the list for programs of the build before; empty where it had none
 * @param noted what the build before noted of it; empty where it noted nothing
 */
record Work(String slug, String id, String line, String former, List<Noted> noted) implements Serializable {

    /** The same for whoever needs nothing of the build before. */
    Work alone() {
        return new Work(slug, id, line, former, List.of());
    }
}
