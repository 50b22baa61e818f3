package io.agentdoc.renderer.part;

import io.agentdoc.document.model.Offering;
import io.agentdoc.templates.part.ScopePart;
import io.agentdoc.templates.safe.SafeHtml;
import io.agentdoc.templates.safe.Theirs;
import io.agentdoc.templates.words.Scope;
import io.agentdoc.templates.words.Term;
import io.agentdoc.templates.words.Words;
import java.util.Optional;

/** What an offering may be asked, read so that the reading claims least (6.11). */
public final class Scopes {
    private Scopes() {}

    /** Without a scope it is named work; a scope nobody knows, or a focus nobody can read, is open-ended. */
    public static Scope of(Offering offering) {
        return offering.get(Offering.SCOPE)
                .carried()
                .map(scope -> of(scope, offering))
                .orElse(Scope.TASK_SPECIFIC);
    }

    private static Scope of(String scope, Offering offering) {
        return switch (scope) {
            case "task-specific" -> Scope.TASK_SPECIFIC;
            case "open-with-focus" -> focus(offering).isPresent() ? Scope.OPEN_WITH_FOCUS : Scope.OPEN_ENDED;
            case "open-ended" -> Scope.OPEN_ENDED;
            default -> Scope.UNREADABLE;
        };
    }

    private static Optional<Term> focus(Offering offering) {
        return offering.get(Offering.FOCUS).carried().flatMap(focus -> Term.of("focus", focus));
    }

    /** The words that stand beside an offering's name. */
    public static ScopePart part(Offering offering, Words words) {
        Scope scope = of(offering);
        SafeHtml said = switch (scope) {
            case OPEN_WITH_FOCUS -> words.say(scope, words.say(focus(offering).orElseThrow()));
            case UNREADABLE ->
                words.say(
                        scope,
                        Theirs.code(offering.get(Offering.SCOPE).carried().orElse("")));
            case TASK_SPECIFIC, OPEN_ENDED -> words.say(scope);
        };
        return new ScopePart(scope, said);
    }
}
