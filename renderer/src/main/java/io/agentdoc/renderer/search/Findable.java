package io.agentdoc.renderer.search;

import java.util.List;

/**
 * By what one agent can be found.
 *
 * @param name found whole and by whoever knows it
 * @param work the texts of its named work: an open-ended offering gives none, an open-with-focus one neither (6.11)
 * @param focus the focus and role words of its open-with-focus offerings
 */
public record Findable(String name, List<String> work, List<String> focus) {
    public Findable {
        work = List.copyOf(work);
        focus = List.copyOf(focus);
    }
}
