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

    static Access of(Merge merge, List<Joined> sources) {
        List<Scheme> schemes = sources.stream()
                .map(source -> source.reading().says().access().get(Access.SCHEMES))
                .flatMap(said -> said.carried().stream())
                .findFirst()
                .orElse(List.of());
        return merge.section(Access.SHAPE, isMeshOnly(schemes) ? Doors::inside : Sections::access);
    }

    /** What a source says of the door without an address outside the mesh; a handle is none. */
    private static Access inside(Sections says) {
        Access access = says.access();
        boolean outside = access.get(Access.ADDRESS)
                .carried()
                .filter(text -> text.contains("://"))
                .isPresent();
        return outside
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
