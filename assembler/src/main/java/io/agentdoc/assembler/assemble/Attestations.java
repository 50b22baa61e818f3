package io.agentdoc.assembler.assemble;

import io.agentdoc.assembler.read.Evidence;
import io.agentdoc.document.model.KnownKind;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Decides which attestations are about the subject (8.6): a registrar's card is, when a registrar that we know signed it for
 * the subject's key and for the handle that was asked for; a listing or a report, when it names the subject.
 *
 * <p>A card past its time is heard and said to be old, for out of date is not invalid.
 */
final class Attestations {
    private static final String RULE = "8.6-1";

    private final String subject;
    private final Optional<String> handle;
    private final Hearing hearing;
    private final AsOf now;

    /** @param sources those that say under which handle the subject goes */
    Attestations(String subject, List<Joined> sources, Hearing hearing, AsOf now) {
        this.subject = subject;
        this.handle = sources.stream()
                .filter(source -> source.is(KnownKind.AGENT_DESCRIPTOR) || source.is(KnownKind.AGENT_MANIFEST))
                .flatMap(source -> source.reading().names().handle().stream())
                .findFirst();
        this.hearing = hearing;
        this.now = now;
    }

    Optional<Unheard> objection(Joined source) {
        return switch (source.reading().kind()) {
            case HANDLE_CARD -> ofCard(source);
            case LISTING, REPUTATION_REPORT -> ofStanding(source);
            default -> Optional.empty();
        };
    }

    private Optional<Unheard> ofCard(Joined card) {
        Optional<String> own = card.reading().names().handle();
        if (!card.material().isVerified()) {
            return Optional.of(Unheard.signer(RULE, "no registrar that this assembler knows signed it"));
        }
        if (card.reading().names().key().isEmpty()) {
            return Optional.of(Unheard.content(RULE, "it names no key for the handle"));
        }
        if (handle.isPresent() && own.isPresent() && !folded(handle.get()).equals(folded(own.get()))) {
            return Optional.of(Unheard.content(RULE, "it is for another handle than the subject's"));
        }
        noteItsAge(card);
        return Optional.empty();
    }

    private void noteItsAge(Joined card) {
        if (card.reading().evidence() instanceof Evidence.Registered registered) {
            registered
                    .expiresAt()
                    .carried()
                    .filter(now::hasCome)
                    .ifPresent(until -> hearing.note(
                            card.material(), "it was good until " + until + ", so it is an old view", false));
        }
    }

    private Optional<Unheard> ofStanding(Joined source) {
        Optional<String> about = source.reading().names().id();
        if (about.isEmpty()) {
            return Optional.of(Unheard.content(RULE, "it does not say in a form that we read whom it is about"));
        }
        boolean named = source.reading().names().key().isPresent()
                || about.get().equals(subject)
                || (handle.isPresent() && folded(about.get()).equals(folded(handle.get())));
        return named ? Optional.empty() : Optional.of(Unheard.content(RULE, "it is about somebody else"));
    }

    /** Handles are equal whatever the case of their letters. */
    private static String folded(String handle) {
        return handle.toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT);
    }
}
