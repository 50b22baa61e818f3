package io.agentdoc.assembler.assemble;

import io.agentdoc.document.model.Member;
import io.agentdoc.document.model.Members;
import io.agentdoc.document.model.Part;
import io.agentdoc.document.model.Standing;
import io.agentdoc.document.stated.Restated;
import java.util.List;

/** Lists what others published, each attributed to its own record and none summed with another (9.5). */
final class Standings {
    private Standings() {}

    static Standing of(List<Joined> sources) {
        Members.Builder members = Members.builder();
        join(Standing.EVALUATIONS, sources, members);
        join(Standing.DEPLOYMENTS, sources, members);
        join(Standing.BUILDS, sources, members);
        join(Standing.LISTINGS, sources, members);
        join(Standing.REPORTS, sources, members);
        join(Standing.ATTESTATIONS, sources, members);
        return new Standing(members.build());
    }

    private static <P extends Part> void join(Member<List<P>> member, List<Joined> sources, Members.Builder into) {
        into.put(
                member,
                Restated.joined(sources.stream()
                        .map(source -> source.reading().says().standing().get(member))
                        .filter(list -> list.isStated())
                        .toList()));
    }
}
