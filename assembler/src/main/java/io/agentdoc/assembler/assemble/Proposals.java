package io.agentdoc.assembler.assemble;

import io.agentdoc.assembler.read.Evidence;
import io.agentdoc.document.json.CanonicalJson;
import io.agentdoc.document.json.JsonText;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.Identity;
import io.agentdoc.document.model.KnownKind;
import io.agentdoc.document.stated.Stated;
import io.agentdoc.document.value.Digest;
import io.agentdoc.document.value.MemberPath;
import io.agentdoc.document.value.PublicKey;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Decides which standing proposals are the subject's terms (9.4, decision 70): those that name it as the provider's agent,
 * are signed by it or by an owner of it, stand at this moment, and reference the Descriptor that is assembled here where
 * they reference one.
 *
 * <p>A Descriptor makes no proposal binding before it has a subject (6.2), and a digest that the agent's own card gives for
 * the terms has to be theirs. Where anything of this fails, no terms are stated, as if there were no proposal, and that is
 * said.
 */
final class Proposals {
    private static final String TERMS = "https://agentsow.com/extensions/a2a-terms/v1";
    private static final MemberPath OFFERINGS = MemberPath.of("sells").member("offerings");

    private final List<Joined> sources;
    private final Facts facts;
    private final Disagreements disagreements;
    private final AsOf now;
    private final Set<PublicKey> owners;

    Proposals(List<Joined> sources, Facts facts, Disagreements disagreements, AsOf now) {
        this.sources = sources;
        this.facts = facts;
        this.disagreements = disagreements;
        this.now = now;
        this.owners = owners(sources, facts);
    }

    Optional<Unheard> objection(Joined source) {
        if (!source.is(KnownKind.SOW_STANDING_PROPOSAL)) {
            return Optional.empty();
        }
        return source.reading().evidence() instanceof Evidence.Proposed proposed
                ? signer(source)
                        .or(() -> moment(proposed))
                        .or(() -> descriptor(source, proposed))
                        .or(() -> committed(source))
                : Optional.of(Unheard.content("9.4-7", "it is no standing proposal that we can read"));
    }

    private Optional<Unheard> signer(Joined proposal) {
        Optional<PublicKey> agent = proposal.reading().names().key();
        if (agent.isEmpty() || !agent.equals(facts.subjectKey())) {
            return Optional.of(Unheard.signer("9.4-7", "it does not name the subject's key as the provider's agent"));
        }
        if (!proposal.material().isVerified()) {
            return Optional.of(Unheard.signer("9.4-7", "nobody's signature over it was found to hold"));
        }
        Optional<PublicKey> by = proposal.material().signature().key();
        return by.filter(owners::contains).isPresent()
                ? Optional.empty()
                : Optional.of(Unheard.signer(
                        "9.4-7",
                        "its provider signed with " + by.map(PublicKey::nkey).orElse("no key")
                                + ", which nothing that this assembler heeds names as an owner of the subject"));
    }

    private Optional<Unheard> moment(Evidence.Proposed proposed) {
        boolean unreadable =
                proposed.startsAt() instanceof Stated.Unreadable || proposed.endsAt() instanceof Stated.Unreadable;
        boolean early = proposed.startsAt()
                .carried()
                .filter(start -> !now.hasCome(start))
                .isPresent();
        boolean late = proposed.endsAt().carried().filter(now::hasCome).isPresent();
        return unreadable || early || late
                ? Optional.of(Unheard.content(
                        "9.4-7",
                        unreadable
                                ? "when it stands cannot be read"
                                : early
                                        ? "it does not stand yet"
                                        : "it stood until "
                                                + proposed.endsAt().carried().orElseThrow()))
                : Optional.empty();
    }

    private Optional<Unheard> descriptor(Joined proposal, Evidence.Proposed proposed) {
        Optional<Digest> named = proposed.descriptorDigest();
        if (!proposed.referencesDescriptor()) {
            return Optional.empty();
        }
        if (named.isEmpty()) {
            return Optional.of(Unheard.content("9.4-25", "which Descriptor it references cannot be read"));
        }
        if (isDraft(named.get())) {
            return Optional.of(Unheard.content("6.2-4", "it binds to a draft, a Descriptor without a subject"));
        }
        Optional<Joined> assembled = sources.stream()
                .filter(source -> source.is(KnownKind.AGENT_DESCRIPTOR))
                .findFirst();
        Optional<Joined> other =
                assembled.filter(source -> !source.material().digest().equals(named.get()));
        other.ifPresent(source -> disagreements.add(
                OFFERINGS,
                new JsonText(source.material().digest().toString()),
                source.material().id(),
                new JsonText(named.get().toString()),
                proposal.material().id()));
        return other.map(source -> Unheard.content(
                "9.4-25",
                "it references the Descriptor " + named.get() + ", and the one assembled here is "
                        + source.material().digest()));
    }

    private boolean isDraft(Digest named) {
        return sources.stream()
                .anyMatch(source -> source.material().digest().equals(named)
                        && source.reading().evidence() instanceof Evidence.Described described
                        && !described.bound());
    }

    /** What the agent's own card commits to, where it gives a digest for this address. */
    private Optional<Unheard> committed(Joined proposal) {
        for (Joined card : sources) {
            if (card.is(KnownKind.A2A_CARD)
                    && !commits(Node.root(card.material().tree()), proposal.material())) {
                return Optional.of(Unheard.content(
                        "9.9-2", "the digest that " + card.material().id() + " gives for the terms is another"));
            }
        }
        return Optional.empty();
    }

    private static boolean commits(Node card, Material proposal) {
        return card.member("capabilities").flatMap(all -> all.member("extensions")).map(Node::elements).stream()
                .flatMap(List::stream)
                .filter(extension -> extension.text("uri").filter(TERMS::equals).isPresent())
                .flatMap(extension -> extension.member("params").stream())
                .flatMap(params -> params.member("proposals").stream())
                .flatMap(list -> list.elements().stream())
                .filter(entry -> entry.text("url").equals(proposal.url()))
                .flatMap(entry -> entry.member("digest").stream())
                .allMatch(digest -> isOf(digest, proposal));
    }

    /** The extension digests the canonical document; the bytes as served are committed to just as well. */
    private static boolean isOf(Node digest, Material proposal) {
        Optional<Digest> named = digest.text().flatMap(Digest::parse);
        return named.filter(proposal.digest()::equals).isPresent()
                || named.equals(Optional.of(Digest.of(CanonicalJson.of(proposal.tree()))));
    }

    /** Those whose signature makes a proposal the subject's: itself, and whom the operator or a source names its owner. */
    private static Set<PublicKey> owners(List<Joined> sources, Facts facts) {
        Set<PublicKey> owners = new HashSet<>();
        facts.subjectKey().ifPresent(key -> {
            owners.add(key);
            owners.addAll(facts.trust().owners().getOrDefault(key, Set.of()));
        });
        sources.stream()
                .filter(source -> source.is(KnownKind.HANDLE_CARD) || source.is(KnownKind.AGENT_MANIFEST))
                .flatMap(source -> source.reading().says().identity().get(Identity.OWNER).carried().stream())
                .flatMap(text -> PublicKey.parse(text).stream())
                .forEach(owners::add);
        return owners;
    }
}
