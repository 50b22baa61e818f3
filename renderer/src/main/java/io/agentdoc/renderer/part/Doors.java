package io.agentdoc.renderer.part;

import io.agentdoc.document.model.Access;
import io.agentdoc.document.model.Scheme;
import io.agentdoc.document.stated.Stated;
import io.agentdoc.templates.words.Door;
import java.util.List;
import java.util.Optional;

/** Which of its three states a door is in (6.9). Entries that state nothing, one and all, describe no door. */
final class Doors {
    private Doors() {}

    static Door of(Access access) {
        Optional<List<Scheme>> schemes = access.get(Access.SCHEMES).carried();
        if (schemes.isPresent() && schemes.get().isEmpty()) {
            return Door.NOTHING_TO_PRESENT;
        }
        return schemes.stream().flatMap(List::stream).anyMatch(Doors::saysSomething)
                ? Door.PRESENT_ONE
                : Door.NEVER_SAID;
    }

    private static boolean saysSomething(Scheme scheme) {
        return scheme.shape().members().stream().map(scheme::get).anyMatch(Stated::isStated);
    }
}
