package io.agentdoc.assembler.repository;

import io.agentdoc.assembler.assemble.Scopes;
import io.agentdoc.document.check.Finding;
import io.agentdoc.document.check.Level;
import io.agentdoc.document.json.JsonText;
import io.agentdoc.document.model.Asked;
import io.agentdoc.document.model.Identity;
import io.agentdoc.document.model.Interaction;
import io.agentdoc.document.model.Interface;
import io.agentdoc.document.model.Member;
import io.agentdoc.document.model.Members;
import io.agentdoc.document.model.Offering;
import io.agentdoc.document.model.Part;
import io.agentdoc.document.model.Reaches;
import io.agentdoc.document.model.Role;
import io.agentdoc.document.model.Sections;
import io.agentdoc.document.model.Sells;
import io.agentdoc.document.stated.Citation;
import io.agentdoc.document.stated.Disagreement;
import io.agentdoc.document.stated.Restated;
import io.agentdoc.document.stated.Stated;
import io.agentdoc.document.value.MemberPath;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What of a draft and its manifest a package AgentDoc carries (13.4, decision 17): what any agent installed from these
 * bytes will declare, and nothing that is decided where it is installed.
 *
 * <p>No attendance, no door, no price, no handling, no suggested ceilings; interfaces and the role by name alone.
 */
final class PackageSections {
    private static final List<Member<?>> OF_INTERFACE =
            List.of(Interface.NAME, Interface.VERSION, Interface.DECLARED_IN);
    private static final List<Member<?>> OF_ROLE = List.of(Role.NAME, Role.STATE, Role.DECLARED_IN);
    private static final List<Member<?>> NOT_OF_OFFERING = List.of(
            Offering.PRICE,
            Offering.PRICE_TERMS,
            Offering.ARRANGEMENT,
            Offering.MINIMUM,
            Offering.EVALUATED_AGAINST,
            Offering.SAMPLES,
            Offering.CLAUSE_GRADES);
    private static final List<Member<?>> LEFT_OF_IDENTITY = List.of(
            Identity.ACTS_FOR, Identity.ORGANIZATION_NAME, Identity.FLEET, Identity.STANDING_GUEST, Identity.HOSTED_IN);

    private final Sections draft;
    private final Sections manifest;

    PackageSections(Sections draft, Sections manifest) {
        this.draft = draft;
        this.manifest = manifest;
    }

    Sections carried() {
        Sections silent = Sections.silent();
        return new Sections(
                identity(),
                silent.shape(),
                asked(),
                new Role(only(draft.role(), OF_ROLE)),
                sells(),
                silent.access(),
                draft.refuses(),
                new Reaches(only(draft.reaches(), List.of(Reaches.SYSTEMS))),
                draft.leaves(),
                draft.configs(),
                silent.handling(),
                silent.standing(),
                Optional.empty());
    }

    /** Where the draft and the manifest describe the package differently; the Descriptor's words are carried. */
    List<Disagreement> disagreements() {
        Stated<String> carried = draft.identity().get(Identity.DESCRIPTION);
        Stated<String> found = manifest.identity().get(Identity.DESCRIPTION);
        boolean differ =
                carried.isStated() && found.isStated() && !carried.carried().equals(found.carried());
        return differ
                ? List.of(new Disagreement(
                        MemberPath.of("identity").member("description"),
                        new JsonText(carried.carried().orElseThrow()),
                        PackageAssembler.DESCRIPTOR,
                        new JsonText(found.carried().orElseThrow()),
                        PackageAssembler.PACKAGE))
                : List.of();
    }

    /** What the draft says and no package's document carries, because it is not the package's to say (12.6, rule 4). */
    List<Finding> left() {
        List<Finding> findings = new ArrayList<>();
        LEFT_OF_IDENTITY.forEach(member -> left(draft.identity(), member, findings));
        left(draft.shape(), Interaction.INTERACTION, findings);
        draft.access().shape().members().forEach(member -> left(draft.access(), member, findings));
        draft.handling().shape().members().forEach(member -> left(draft.handling(), member, findings));
        return findings;
    }

    private static void left(Part part, Member<?> member, List<Finding> into) {
        if (part.get(member) instanceof Stated.Said<?> said && said.citation() instanceof Citation.At at) {
            into.add(new Finding(
                    "12.6-10",
                    Level.ERROR,
                    at.source() + "#" + at.pointer(),
                    part.shape().name() + "." + member.name()
                            + " is decided where an agent is installed, so a package's document does not carry it"));
        }
    }

    private Identity identity() {
        Members own = draft.identity().members();
        Stated<String> described = own.get(Identity.DESCRIPTION);
        return new Identity(Members.builder()
                .put(Identity.NAME, manifest.identity().get(Identity.NAME))
                .put(
                        Identity.DESCRIPTION,
                        described.isStated() ? described : manifest.identity().get(Identity.DESCRIPTION))
                .put(Identity.AGENT_VERSION, own.get(Identity.AGENT_VERSION))
                .put(Identity.LINEAGE, manifest.identity().get(Identity.LINEAGE))
                .build());
    }

    /** Interfaces by name: what they ask stands in their definitions, which are no source here. */
    private Asked asked() {
        Stated<List<Interface>> interfaces = draft.asked().get(Asked.INTERFACES);
        List<Interface> byName = interfaces.carried().orElse(List.of()).stream()
                .map(each -> new Interface(only(each, OF_INTERFACE)))
                .toList();
        return new Asked(draft.asked().members().with(Asked.INTERFACES, Restated.inPlace(interfaces, byName)));
    }

    private Sells sells() {
        Stated<List<Offering>> drafted = draft.sells().get(Sells.OFFERINGS);
        List<Offering> offerings = drafted.carried().orElse(List.of()).stream()
                .map(PackageSections::unpriced)
                .toList();
        return new Sells(Members.builder()
                .put(Sells.SCOPES, Scopes.of(offerings))
                .put(Sells.OFFERINGS, Restated.inPlace(drafted, offerings))
                .build());
    }

    private static Offering unpriced(Offering offering) {
        Members members = offering.members();
        for (Member<?> member : NOT_OF_OFFERING) {
            members = members.with(member, Stated.notStated());
        }
        return new Offering(members);
    }

    private static Members only(Part part, List<Member<?>> kept) {
        Members.Builder members = Members.builder();
        kept.forEach(member -> copy(member, part.members(), members));
        return members.build();
    }

    private static <T> void copy(Member<T> member, Members from, Members.Builder into) {
        into.put(member, from.get(member));
    }
}
