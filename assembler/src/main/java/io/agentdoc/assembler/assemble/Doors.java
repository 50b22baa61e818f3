package io.agentdoc.assembler.assemble;

import io.agentdoc.document.model.Access;
import io.agentdoc.document.model.Scheme;
import io.agentdoc.document.model.Sections;
import io.agentdoc.document.stated.Stated;
import java.util.List;

/**
 * How the agent is reached. Where its declared schemes are all of a mesh, no address outside that mesh is named, even
 * where a card has one: its operator has not opened it to outside callers (6.9).
 */
final class Doors {
    private Doors() {}

    static Access of(Merge merge) {
        Access access = merge.section(Access.SHAPE, Sections::access);
        return isMeshOnly(access.get(Access.SCHEMES).carried().orElse(List.of()))
                ? new Access(access.members()
                        .with(Access.ADDRESS, Stated.notStated())
                        .with(Access.PROTOCOL, Stated.notStated()))
                : access;
    }

    private static boolean isMeshOnly(List<Scheme> schemes) {
        return !schemes.isEmpty()
                && schemes.stream()
                        .allMatch(scheme -> scheme.get(Scheme.TRANSPORT)
                                .carried()
                                .filter("mesh"::equals)
                                .isPresent());
    }
}
