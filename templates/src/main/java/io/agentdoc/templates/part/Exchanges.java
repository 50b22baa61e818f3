package io.agentdoc.templates.part;

import java.util.List;

/** What may be asked over an interface, or that its definition could not be read (9.5). */
public sealed interface Exchanges {
    /** The exchanges that the definition publishes. */
    record Published(List<ExchangePart> exchanges) implements Exchanges {
        public Published {
            exchanges = List.copyOf(exchanges);
        }
    }

    /** Nobody here could read what the definition publishes. */
    record Unknown(SilentLine line) implements Exchanges {}
}
