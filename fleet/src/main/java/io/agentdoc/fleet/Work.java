package io.agentdoc.fleet;

import java.io.Serializable;

/**
 * An agent to be made.
 *
 * @param slug its name in addresses
 * @param line its entry
 * @param former its line in the list for programs of the build before; empty where it had none
 */
record Work(String slug, String id, String line, String former) implements Serializable {}
