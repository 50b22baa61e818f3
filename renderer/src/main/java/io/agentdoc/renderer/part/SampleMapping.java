package io.agentdoc.renderer.part;

import io.agentdoc.document.codec.Instants;
import io.agentdoc.document.model.Elements;
import io.agentdoc.document.model.Offering;
import io.agentdoc.document.model.Sample;
import io.agentdoc.document.model.Sources;
import io.agentdoc.document.value.MemberPath;
import io.agentdoc.templates.part.SamplePart;
import io.agentdoc.templates.safe.Anchor;
import io.agentdoc.templates.safe.SafeHtml;
import io.agentdoc.templates.safe.Theirs;
import io.agentdoc.templates.words.Term;
import java.util.ArrayList;
import java.util.List;

/** Published pieces of work. One that nobody could confirm is shown as resting on the publisher's word (7.7). */
final class SampleMapping {
    private final Telling telling;

    SampleMapping(Telling telling) {
        this.telling = telling;
    }

    List<SamplePart> parts(Offering offering, MemberPath at) {
        List<Sample> samples = offering.get(Offering.SAMPLES).carried().orElse(List.of());
        List<String> keys = Elements.keys(samples);
        List<SamplePart> parts = new ArrayList<>();
        for (int i = 0; i < samples.size(); i++) {
            parts.add(part(samples.get(i), at.member("samples").element(keys.get(i))));
        }
        return parts;
    }

    private SamplePart part(Sample sample, MemberPath at) {
        Term standing = sample.get(Sample.STATE)
                .carried()
                .flatMap(state -> Term.of("sample", state))
                .orElse(Term.SAMPLE__STATED);
        return new SamplePart(
                Anchor.of(at.toString()),
                telling.named(sample.get(Sample.TITLE)
                        .carried()
                        .or(() -> sample.get(Sample.ID).carried())),
                telling.say(standing),
                facts(sample),
                telling.told(Sources.of(sample)));
    }

    private List<SafeHtml> facts(Sample sample) {
        List<SafeHtml> facts = new ArrayList<>();
        sample.get(Sample.AGENT_VERSION).carried().ifPresent(version -> facts.add(Theirs.code(version)));
        sample.get(Sample.MADE_AT)
                .carried()
                .ifPresent(made -> facts.add(
                        Instants.parse(made).map(telling.words()::moment).orElseGet(() -> Theirs.words(made))));
        sample.get(Sample.DELIVERABLE).carried().ifPresent(piece -> facts.add(Rows.link(Plain.text(piece))));
        return facts;
    }
}
