package io.agentdoc.assembler.check;

import io.agentdoc.document.check.Finding;
import io.agentdoc.document.check.Level;
import io.agentdoc.document.model.Source;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import io.agentdoc.document.value.MemberPath;
import io.agentdoc.document.value.SourceId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Has every listed source again and compares its digest (9.10). What nobody could look at is told and is no fault of the
 * document's; bytes of the listed digest that are held count as had, wherever they came from.
 */
final class Refetch {
    private static final String RULE = "9.10-2";

    private final SourceBytes sources;
    private final Map<SourceId, Bytes> bytes = new HashMap<>();
    private final List<Finding> findings = new ArrayList<>();
    private final List<String> cannotCheck = new ArrayList<>();

    Refetch(SourceBytes sources) {
        this.sources = sources;
    }

    void all(List<Source> listed) {
        listed.forEach(this::one);
    }

    /** The bytes that a source had when the document was assembled, where they are at hand. */
    Map<SourceId, Bytes> bytes() {
        return bytes;
    }

    Examination examination() {
        return new Examination(findings, cannotCheck);
    }

    private void one(Source source) {
        SourceBytes.Found found = sources.find(source);
        found.held().ifPresent(held -> bytes.put(source.id(), held));
        switch (found.answer()) {
            case SourceBytes.Answer.Served(Bytes served) -> served(source, served);
            case SourceBytes.Answer.Gone(String why) ->
                finding(source, Level.ERROR, "url", "the source is no longer there: " + why);
            case SourceBytes.Answer.Nobody(String why) -> nobody(source, why, found.held());
        }
    }

    private void served(Source source, Bytes served) {
        Digest now = Digest.of(served);
        if (source.digest().isEmpty()) {
            bytes.putIfAbsent(source.id(), served);
        } else if (source.digest().get().equals(now)) {
            bytes.put(source.id(), served);
        } else {
            finding(
                    source,
                    Level.ERROR,
                    "digest",
                    "digest_mismatch: the source now has " + now
                            + ", so it is not what the document was assembled from");
            if (!bytes.containsKey(source.id())) {
                cannotCheck.add("the bytes of source " + source.id() + " that are listed cannot be had any more");
            }
        }
    }

    private void nobody(Source source, String why, Optional<Bytes> held) {
        if (held.isEmpty()) {
            cannotCheck.add("source " + source.id() + " is unavailable: " + why);
        }
    }

    private void finding(Source source, Level level, String member, String message) {
        String place = MemberPath.of("sources")
                .element(source.id().text())
                .member(member)
                .toString();
        findings.add(new Finding(RULE, level, place, message));
    }
}
