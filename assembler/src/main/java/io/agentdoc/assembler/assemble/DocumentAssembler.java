package io.agentdoc.assembler.assemble;

import io.agentdoc.assembler.gather.SourceRef;
import io.agentdoc.assembler.read.Evidence;
import io.agentdoc.document.check.Finding;
import io.agentdoc.document.model.About;
import io.agentdoc.document.model.AgentDoc;
import io.agentdoc.document.model.Identity;
import io.agentdoc.document.model.KnownKind;
import io.agentdoc.document.model.Sections;
import io.agentdoc.document.model.Silences;
import io.agentdoc.document.model.Source;
import io.agentdoc.document.model.Unavailable;
import io.agentdoc.document.value.MemberPath;
import io.agentdoc.document.value.PublicKey;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Assembles one AgentDoc: a pure function of the sources, one instant and who assembles (9.1, 9.4).
 *
 * <p>There is nowhere to type a claim. Every value of a section is said by a source or is one of the two that the
 * specification has worked out, and {@code from} and {@code not_stated} follow from the same members.
 */
public final class DocumentAssembler {
    private static final String UNTIED =
            "nothing that the subject signed names this place: its key is known only from what"
                    + " was found at the agent's domain";

    private final AssemblerIdentity assembler;
    private final Instant at;

    public DocumentAssembler(AssemblerIdentity assembler, Instant at) {
        this.assembler = assembler;
        this.at = at;
    }

    /**
     * Assembles what the sources say into one document, where somebody that may be believed says who it is about.
     *
     * @param entry the id under which the agent is listed here, for an agent that nothing else identifies
     * @param configured what the sources must be about, where whoever assembles says so
     */
    public Assembled assemble(
            String entry, Optional<String> configured, List<Material> had, List<Unavailable> unavailable) {
        List<Material> materials = new Attestors(assembler.trust()).judged(withoutDirected(had));
        Optional<String> subject =
                new SubjectRule(materials, configured).fromSources().or(() -> configured);
        if (subject.isEmpty() && restsOnAFailedDescriptor(materials)) {
            return new Assembled.NoSubject(
                    "the signature of its only Descriptor failed, and no other source says who the agent is",
                    findings(materials));
        }
        String id = subject.orElse(assembler.id() + "#" + entry);
        return document(id, configured, materials, unavailable);
    }

    /** A proposal to one named party is no source of a public document and is not listed as one (decision 33). */
    private static List<Material> withoutDirected(List<Material> materials) {
        return materials.stream()
                .filter(material -> material.reading()
                        .filter(reading -> reading.evidence() instanceof Evidence.Directed)
                        .isEmpty())
                .toList();
    }

    private Assembled document(
            String id, Optional<String> configured, List<Material> materials, List<Unavailable> unavailable) {
        Joins joins = new Joins(id, configured);
        Hearing hearing = new Hearing();
        AsOf now = new AsOf(at);
        Disagreements disagreements = new Disagreements();
        List<Joined> joined = joins.of(materials);
        joins.untied().forEach(material -> hearing.note(material, UNTIED, false));
        List<Joined> attested = hearing.heard(joined, new Attestations(id, joined, hearing, now)::objection);
        Facts facts = facts(id, attested);
        List<Joined> sources = hearing.heard(attested, new Proposals(attested, facts, disagreements, now)::objection);
        boolean operator = assembler.operatorOf().contains(id);
        Remarks remarks = new Remarks();
        Roles roles = new Roles(sources, disagreements, remarks);
        Sections sections =
                new SectionsAssembler(sources, facts, operator, roles, disagreements, remarks, now).assemble();
        List<Finding> findings = findings(materials);
        findings.addAll(joins.findings());
        findings.addAll(hearing.findings());
        findings.addAll(remarks.findings());
        AgentDoc doc = new AgentDoc(
                about(id, sources, sections),
                Optional.of(at),
                assembler.id(),
                Optional.of(operator),
                assembler.staleAfter().map(at::plus),
                entries(materials, joins, hearing, roles),
                unavailable.stream()
                        .sorted(Comparator.comparing(Unavailable::id))
                        .toList(),
                sections,
                Silences.of(sections).stream().map(MemberPath::toString).toList(),
                disagreements.sorted(),
                List.of());
        return new Assembled.Document(doc, now.span(), findings);
    }

    private static List<Source> entries(List<Material> materials, Joins joins, Hearing hearing, Roles roles) {
        return materials.stream()
                .filter(material -> !roles.isUndeclared(material.id()))
                .filter(material -> joins.of(material.id()).isPresent() || !isListed(material))
                .sorted(Comparator.comparing(Material::id))
                .map(material -> SourceEntry.of(material, joins.of(material.id()), hearing.signature(material)))
                .toList();
    }

    /** What only a list names stands in the document where it is the subject's, and nowhere otherwise. */
    private static boolean isListed(Material material) {
        return material.ref().found() == SourceRef.Found.LISTED;
    }

    private static About about(String id, List<Joined> sources, Sections sections) {
        Optional<String> handle = sources.stream()
                .flatMap(source -> source.reading().names().handle().stream())
                .findFirst();
        return new About.Subject(
                id, handle, sections.identity().get(Identity.NAME).carried());
    }

    private Facts facts(String id, List<Joined> sources) {
        Set<PublicKey> operators = new HashSet<>();
        for (Joined source : sources) {
            Identity said = source.reading().says().identity();
            said.get(Identity.OWNER).carried().flatMap(PublicKey::parse).ifPresent(operators::add);
            said.get(Identity.OPERATOR).carried().flatMap(PublicKey::parse).ifPresent(operators::add);
        }
        Optional<Joined> descriptor = sources.stream()
                .filter(source -> source.is(KnownKind.AGENT_DESCRIPTOR))
                .findFirst();
        return new Facts(
                PublicKey.parse(id),
                descriptor.map(source -> source.material().digest()),
                descriptor.flatMap(source -> source.reading().names().agentVersion()),
                operators,
                assembler.trust());
    }

    private static boolean restsOnAFailedDescriptor(List<Material> materials) {
        return materials.stream()
                .anyMatch(material -> material.hasFailed()
                        && material.kind()
                                .known()
                                .filter(KnownKind.AGENT_DESCRIPTOR::equals)
                                .isPresent());
    }

    private static List<Finding> findings(List<Material> materials) {
        List<Finding> findings = new ArrayList<>();
        materials.forEach(material -> material.reading().ifPresent(reading -> findings.addAll(reading.findings())));
        return findings;
    }
}
