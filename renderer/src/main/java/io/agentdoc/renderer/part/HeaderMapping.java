package io.agentdoc.renderer.part;

import io.agentdoc.document.model.About;
import io.agentdoc.document.model.AgentDoc;
import io.agentdoc.document.model.Identity;
import io.agentdoc.document.model.Interaction;
import io.agentdoc.document.model.SignatureEntry;
import io.agentdoc.templates.page.Assembled;
import io.agentdoc.templates.page.Fact;
import io.agentdoc.templates.page.Header;
import io.agentdoc.templates.part.DoesPart;
import io.agentdoc.templates.part.SignaturePart;
import io.agentdoc.templates.part.Value;
import io.agentdoc.templates.safe.Anchor;
import io.agentdoc.templates.safe.SafeHtml;
import io.agentdoc.templates.safe.Theirs;
import io.agentdoc.templates.words.AssemblySignature;
import io.agentdoc.templates.words.Label;
import io.agentdoc.templates.words.Note;
import io.agentdoc.templates.words.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a page is about, who assembled it and when, and what the assembler's signature does not say (9.3, 9.4, 9.11). */
final class HeaderMapping {
    /** What stands under the name; a longer text stands whole in its section. */
    private static final int LONGEST_LEDE = 280;

    /** The most of a name that stands as a heading. */
    private static final int LONGEST_NAME = 120;

    private static final String ASSEMBLY_TAG = "agentdoc-assembly-v1";

    private final Telling telling;
    private final AgentDoc doc;

    HeaderMapping(Telling telling) {
        this.telling = telling;
        this.doc = telling.doc();
    }

    Header header(Optional<String> jsonHref) {
        return new Header(
                Theirs.words(Theirs.cut(Names.of(doc), LONGEST_NAME)), lede(), about(), assembled(), jsonHref);
    }

    private Optional<DoesPart> lede() {
        var description = doc.sections().identity().get(Identity.DESCRIPTION);
        return description
                .carried()
                .filter(text -> !text.isBlank())
                .map(text -> new DoesPart(
                        Anchor.of("header"),
                        new Value.One(Theirs.words(Theirs.cut(Names.plain(telling, text), LONGEST_LEDE))),
                        telling.told(description)));
    }

    private List<Fact> about() {
        List<Fact> facts = new ArrayList<>();
        switch (doc.about()) {
            case About.Subject subject -> {
                facts.add(new Fact(telling.say(Label.SUBJECT), Theirs.code(subject.id())));
                subject.handle()
                        .ifPresent(handle -> facts.add(new Fact(telling.say(Label.HANDLE), Theirs.words(handle))));
            }
            case About.PackageIdentity identity ->
                identity.version()
                        .ifPresent(version -> facts.add(new Fact(telling.say(Label.VERSION), Theirs.code(version))));
        }
        doc.sections()
                .shape()
                .get(Interaction.VISIBILITY)
                .carried()
                .flatMap(visibility -> Term.of("reach", visibility))
                .ifPresent(reach -> facts.add(new Fact(telling.say(Label.REACH), telling.say(reach))));
        return facts;
    }

    private Assembled assembled() {
        Optional<SafeHtml> old = telling.isPackage()
                ? Optional.empty()
                : Optional.of(doc.staleAfter()
                        .map(at ->
                                telling.say(Note.OLD_VIEW_AFTER, telling.words().moment(at)))
                        .orElseGet(() -> telling.say(Note.NO_STALE_AFTER)));
        return new Assembled(by(), doc.assembledAt().map(telling.words()::moment), old, signatures());
    }

    private SafeHtml by() {
        SafeHtml by = Theirs.words(doc.assembledBy());
        if (telling.isPackage()) {
            return by;
        }
        return doc.assembledByOperator()
                .map(operator -> telling.say(operator ? Note.BY_OPERATOR : Note.NOT_BY_OPERATOR, by))
                .orElseGet(() -> telling.say(Note.BY_UNSAID, by));
    }

    private List<SignaturePart> signatures() {
        if (telling.isPackage() && doc.signatures().isEmpty()) {
            return List.of(part(AssemblySignature.PACKAGE));
        }
        if (doc.signatures().isEmpty()) {
            return List.of(part(AssemblySignature.NONE));
        }
        return doc.signatures().stream().map(this::signature).toList();
    }

    private SignaturePart signature(SignatureEntry entry) {
        return entry.tag().equals(ASSEMBLY_TAG)
                ? part(AssemblySignature.CARRIED, Theirs.code(entry.by()))
                : part(AssemblySignature.OTHER_TAG, Theirs.code(entry.tag()), Theirs.code(entry.by()));
    }

    private SignaturePart part(AssemblySignature state, SafeHtml... things) {
        return new SignaturePart(state, telling.say(state, things));
    }
}
