package io.agentdoc.renderer.part;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.model.AgentDoc;
import io.agentdoc.document.model.Identity;
import io.agentdoc.document.model.Section;
import io.agentdoc.document.model.Sections;
import io.agentdoc.templates.page.Body;
import io.agentdoc.templates.page.Header;
import io.agentdoc.templates.part.AttributeRow;
import io.agentdoc.templates.part.DisagreementPart;
import io.agentdoc.templates.part.Row;
import io.agentdoc.templates.part.SectionPart;
import io.agentdoc.templates.part.SilentSection;
import io.agentdoc.templates.words.Kind;
import io.agentdoc.templates.words.SectionName;
import io.agentdoc.templates.words.Silence;
import io.agentdoc.templates.words.Words;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** One document as the parts of its page. */
public final class DocumentParts {
    private final Telling telling;
    private final Json tree;

    public DocumentParts(AgentDoc doc, Json tree, Words words) {
        this.telling = new Telling(doc, tree, words);
        this.tree = tree;
    }

    /** What the page calls its subject. */
    public String name() {
        return Names.of(telling.doc());
    }

    /** What the subject says of itself in a sentence, as plain text. */
    public Optional<String> description() {
        return telling.doc()
                .sections()
                .identity()
                .get(Identity.DESCRIPTION)
                .carried()
                .filter(text -> !text.isBlank())
                .map(text -> Names.plain(telling, text));
    }

    public Header header(Optional<String> jsonHref) {
        return new HeaderMapping(telling).header(jsonHref);
    }

    public Body body() {
        List<SectionPart> sections = sections(telling.doc().sections());
        List<Row> alsoSilent = new AlsoSilent(telling).rows(sections);
        List<DisagreementPart> disagreements = new DisagreementMapping(telling).parts();
        List<AttributeRow> attributes = telling.isPackage() ? List.of() : new AttributesMapping(telling).rows();
        SourcesMapping sources = new SourcesMapping(telling);
        return new Body(
                sections,
                alsoSilent,
                new OlderMapping(tree, telling).entries(),
                disagreements,
                sources.sources(),
                sources.unavailable(),
                attributes);
    }

    private List<SectionPart> sections(Sections all) {
        IdentityMapping identity = new IdentityMapping(telling);
        return List.of(
                section(SectionName.IDENTITY, all.identity(), identity::identity),
                section(SectionName.SHAPE, all.shape(), identity::shape),
                section(SectionName.ASKED, all.asked(), new AskedMapping(telling)::section),
                section(SectionName.ROLE, all.role(), identity::role),
                section(SectionName.SELLS, all.sells(), new SellsMapping(telling)::section),
                section(SectionName.ACCESS, all.access(), new AccessMapping(telling)::section),
                section(SectionName.REFUSES, all.refuses(), new RefusesMapping(telling)::section),
                section(SectionName.REACHES, all.reaches(), new ReachesMapping(telling)::section),
                section(SectionName.LEAVES, all.leaves(), new LeavesMapping(telling)::section),
                section(SectionName.CONFIGS, all.configs(), new ConfigsMapping(telling)::section),
                section(SectionName.HANDLING, all.handling(), new HandlingMapping(telling)::section),
                section(
                        SectionName.STANDING,
                        all.standing(),
                        standing -> new StandingMapping(telling, standing).section()));
    }

    private <S extends Section> SectionPart section(SectionName name, S section, Function<S, SectionPart> spoken) {
        return section.isSilent()
                ? new SilentSection(name, telling.lookedIn(name), telling.say(meaning(name)))
                : spoken.apply(section);
    }

    private Silence meaning(SectionName name) {
        if (telling.isPackage()) {
            switch (name) {
                case SHAPE, ACCESS, HANDLING, STANDING -> {
                    return Silence.DECIDED_AT_INSTALL;
                }
                default -> {}
            }
        }
        if (name == SectionName.STANDING && telling.isAttended()) {
            return Silence.EVALUATIONS_ATTENDED;
        }
        boolean noSettings = name == SectionName.CONFIGS && telling.holds(Kind.AGENT_DESCRIPTOR);
        return noSettings ? Silence.NO_SETTINGS : Silence.valueOf(name.name());
    }
}
