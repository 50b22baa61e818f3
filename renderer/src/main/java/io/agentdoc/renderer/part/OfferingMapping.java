package io.agentdoc.renderer.part;

import io.agentdoc.document.model.Offering;
import io.agentdoc.document.value.MemberPath;
import io.agentdoc.templates.part.DoesPart;
import io.agentdoc.templates.part.OfferingPart;
import io.agentdoc.templates.part.SamplePart;
import io.agentdoc.templates.part.StepPart;
import io.agentdoc.templates.part.Value;
import io.agentdoc.templates.safe.Anchor;
import io.agentdoc.templates.safe.SafeHtml;
import io.agentdoc.templates.safe.Theirs;
import io.agentdoc.templates.words.Kind;
import io.agentdoc.templates.words.Note;
import io.agentdoc.templates.words.Scope;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One offering. Its scope decides what may be said of it: an open one is never shown as able to do anything (9.5). */
final class OfferingMapping {
    private final Telling telling;

    OfferingMapping(Telling telling) {
        this.telling = telling;
    }

    OfferingPart part(Offering offering, MemberPath at) {
        Scope scope = Scopes.of(offering);
        boolean isNamedWork = scope == Scope.TASK_SPECIFIC;
        SendMapping send = new SendMapping(telling, offering, at);
        Optional<String> name = offering.get(Offering.NAME)
                .carried()
                .or(() -> offering.get(Offering.ID).carried());
        return new OfferingPart(
                Anchor.of(at.toString()),
                telling.named(name),
                Scopes.part(offering, telling.words()),
                isNamedWork ? does(offering, at) : Optional.empty(),
                notes(offering, scope),
                send.sent(),
                send.granted(),
                new GetMapping(telling, offering, at).returned(),
                new OfferingRows(telling, offering, at, scope).rows(),
                new CeilingMapping(telling).parts(offering, at),
                claimsNothing(scope) ? List.<SamplePart>of() : new SampleMapping(telling).parts(offering, at),
                claimsNothing(scope) ? List.<StepPart>of() : new StepMapping(telling).parts(offering, at));
    }

    private static boolean claimsNothing(Scope scope) {
        return scope == Scope.OPEN_ENDED || scope == Scope.UNREADABLE;
    }

    private Optional<DoesPart> does(Offering offering, MemberPath at) {
        return offering.get(Offering.DOES)
                .carried()
                .map(text -> new DoesPart(
                        Anchor.of(at.member("does").toString()),
                        new Value.One(Theirs.words(text)),
                        telling.told(
                                offering.get(Offering.STATE),
                                offering.get(Offering.DOES).sources())));
    }

    private List<SafeHtml> notes(Offering offering, Scope scope) {
        List<SafeHtml> notes = new ArrayList<>();
        switch (scope) {
            case OPEN_WITH_FOCUS -> notes.add(telling.say(Note.FOCUS_TRIES));
            case OPEN_ENDED, UNREADABLE -> notes.add(telling.say(Note.OPEN_ENDED_CLAIMS_NOTHING));
            case TASK_SPECIFIC -> {}
        }
        if (telling.holds(offering.get(Offering.DELIVERABLES).sources(), Kind.SOW_STANDING_PROPOSAL)) {
            notes.add(telling.say(Note.FORM_NOT_QUALITY));
        }
        return notes;
    }
}
