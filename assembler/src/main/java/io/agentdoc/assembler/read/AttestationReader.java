package io.agentdoc.assembler.read;

import io.agentdoc.document.codec.Instants;
import io.agentdoc.document.model.Attestation;
import io.agentdoc.document.model.Member;
import io.agentdoc.document.model.Members;
import io.agentdoc.document.model.Sections;
import io.agentdoc.document.model.Standing;
import io.agentdoc.document.stated.Stated;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Reads what somebody else publishes of the agent, a listing or a bureau's report: who, where and as of when, and no more.
 *
 * <p>No fact of it is told as the agent's, and no number of it is carried at all: standing is carried, attributed, and
 * never audited (9.5).
 */
final class AttestationReader implements SourceReader {
    private final String form;
    private final String publisher;
    private final Member<List<Attestation>> into;

    private AttestationReader(String form, String publisher, Member<List<Attestation>> into) {
        this.form = form;
        this.publisher = publisher;
        this.into = into;
    }

    static AttestationReader ofListings() {
        return new AttestationReader("listing", "publisher", Standing.LISTINGS);
    }

    static AttestationReader ofReports() {
        return new AttestationReader("reputation", "bureau", Standing.REPORTS);
    }

    @Override
    public Reading read(Input input) {
        Notes notes = new Notes(input.id());
        Quote from = input.quote(notes);
        boolean readable = from.node().text(form).filter("v1"::equals).isPresent();
        if (!readable) {
            notes.warn(
                    "8.6-1", from.node(), "no " + form + " in the form that is read here, so nothing is taken from it");
        }
        Names names = readable
                ? Names.of(from.text("subject").carried(), Optional.empty(), Optional.empty(), Optional.empty())
                : Names.nobody();
        Sections says = readable
                ? StandingOnly.of(new Standing(Members.none().with(into, from.said(List.of(entry(from))))))
                : Sections.silent();
        return new Reading(input.id(), input.kind(), names, says, new Evidence.None(), notes.findings());
    }

    private Attestation entry(Quote from) {
        return new Attestation(Members.builder()
                .put(Attestation.BY, from.text(publisher))
                .put(Attestation.URL, address(from))
                .put(
                        Attestation.AS_OF,
                        from.take("as_of", "a moment or a day", at -> at.text().filter(AttestationReader::isDated)))
                .put(
                        Attestation.ENROLLMENT,
                        from.take(
                                "enrollment",
                                "a word for enrollment",
                                at -> at.text()
                                        .filter(word -> Vocabulary.ENROLLMENT.contains(word.toLowerCase(Locale.ROOT)))))
                .put(Attestation.RECORD, from.said(from.source()))
                .build());
    }

    /** An address that anybody could follow; one with a user, a query or a fragment is somebody's own. */
    private static Stated<String> address(Quote from) {
        return from.take(
                "url",
                "a public address that is nobody's own",
                at -> at.text()
                        .filter(text -> PublicAddress.of(text)
                                .filter(text::equalsIgnoreCase)
                                .isPresent()));
    }

    private static boolean isDated(String text) {
        if (Instants.parse(text).isPresent()) {
            return true;
        }
        try {
            return !LocalDate.parse(text).toString().isEmpty();
        } catch (DateTimeException notADay) {
            return false;
        }
    }
}
