package io.agentdoc.assembler.check;

import io.agentdoc.assembler.verify.SignatureRules;
import io.agentdoc.document.check.Finding;
import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.report.Checked;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Limits;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Checks targets: tells each one's kind, has it examined, and says where each finding stands. */
public final class Checking {
    /** What a target is said to be that nobody could tell the kind of. */
    public static final String UNKNOWN = "unknown";

    private static final Limits LIMITS = Limits.standard();

    private final Checkers checkers;
    private final Optional<TargetKind> as;

    /**
     * Sets up the checkers.
     *
     * @param sources where the sources of AgentDocs are had
     * @param as what every target is taken for, whatever is in it
     * @param signatures how signatures are checked, with the keys that whoever checks has for cards
     * @param now the moment of the check, after which nothing was assembled; empty where the check has none
     */
    public Checking(SourceBytes sources, Optional<TargetKind> as, SignatureRules signatures, Optional<Instant> now) {
        this.checkers = new Checkers(sources, signatures, now);
        this.as = as;
    }

    /** The checkers of somebody who holds no keys for cards and looks at no clock. */
    public Checking(SourceBytes sources, Optional<TargetKind> as) {
        this(sources, as, SignatureRules.standard(), Optional.empty());
    }

    /** Checks one document by its bytes, which came alone. */
    public Checked document(String name, Bytes bytes) {
        return document(name, bytes, Surroundings.none());
    }

    /** Checks one document by its bytes; its sources may lie beside it. */
    public Checked document(String name, Bytes bytes, Surroundings around) {
        if (bytes.size() > LIMITS.maxBytes()) {
            return refused(
                    name, "it has more than " + LIMITS.maxBytes() + " bytes, which no document of the family has");
        }
        return switch (new JsonParser(LIMITS).parse(bytes)) {
            case JsonReading.Parsed parsed -> target(new Target.Document(name, bytes, parsed.root(), around));
            case JsonReading.Malformed broken -> checked(name, Examination.of(List.of(Unreadable.json(broken))));
        };
    }

    /** What becomes of a target that cannot be opened. */
    public Checked refused(String name, String why) {
        return checked(name, Examination.of(List.of(Unreadable.because(why))));
    }

    /** What becomes of a target that nobody could look at. */
    public Checked notHad(String name, String why) {
        return checked(name, Examination.cannotCheck(why));
    }

    private Checked checked(String name, Examination examination) {
        String kind = as.map(TargetKind::toString).orElse(UNKNOWN);
        List<Finding> findings = examination.findings();
        return new Checked(name, kind, Places.nowhere(findings), examination.cannotCheck());
    }

    public Checked target(Target target) {
        Optional<TargetKind> kind = as.or(() -> Recognition.of(target));
        if (kind.isEmpty()) {
            return notHad(target.name(), "it is none of the kinds that are told from the content; name one with --as");
        }
        Examination examination = checkers.examine(kind.get(), target);
        return new Checked(
                target.name(),
                kind.get().toString(),
                new Places(target).of(examination.findings()),
                examination.cannotCheck());
    }
}
