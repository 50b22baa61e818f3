package io.agentdoc.assembler.links;

import io.agentdoc.assembler.gather.Link;

/** Names the source of an interface's definition after the interface. */
final class Interfaces {
    private static final String PREFIX = "interface-";

    private Interfaces() {}

    static Link link(PointedDocuments documents, String name) {
        String brief = name.startsWith(PREFIX) ? name.substring(PREFIX.length()) : name;
        return documents.named("iface-" + brief, Kinds.INTERFACE, name);
    }
}
