package io.agentdoc.assembler;

import java.util.List;

/**
 * How far a published document goes.
 *
 * @param listed whether the agent may stand in lists, searches and feeds: one whose registration says unlisted stands in
 *     none, and has its page (4.2)
 * @param copies its public sources, as they may be served again
 */
public record Circulation(boolean listed, List<SourceCopy> copies) {
    public Circulation {
        copies = List.copyOf(copies);
    }
}
