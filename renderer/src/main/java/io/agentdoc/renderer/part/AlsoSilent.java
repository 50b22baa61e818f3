package io.agentdoc.renderer.part;

import io.agentdoc.document.value.MemberPath;
import io.agentdoc.templates.part.Row;
import io.agentdoc.templates.part.SectionPart;
import io.agentdoc.templates.part.SilentLine;
import io.agentdoc.templates.part.SilentSection;
import io.agentdoc.templates.safe.Anchor;
import io.agentdoc.templates.safe.Theirs;
import io.agentdoc.templates.words.SectionName;
import io.agentdoc.templates.words.Silence;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The silences that a document names and no section has a row for: none of them is dropped (9.6, 9.8). */
final class AlsoSilent {
    private static final Set<String> AT_INSTALL = Set.of("subject", "signatures");

    private final Telling telling;

    AlsoSilent(Telling telling) {
        this.telling = telling;
    }

    List<Row> rows(List<SectionPart> sections) {
        Set<String> silent = sections.stream()
                .filter(SilentSection.class::isInstance)
                .map(section -> section.name().path())
                .collect(Collectors.toSet());
        return telling.doc().notStated().stream()
                .distinct()
                .filter(path -> !silent.contains(section(path)) && !telling.isShownSilent(path))
                .map(this::row)
                .toList();
    }

    private static String section(String path) {
        return MemberPath.parse(path).map(MemberPath::section).orElse(path);
    }

    private Row row(String path) {
        Optional<SectionName> section = Arrays.stream(SectionName.values())
                .filter(name -> name.path().equals(section(path)))
                .findFirst();
        return new SilentLine(
                Anchor.of(path),
                Theirs.code(path),
                section.map(telling::lookedInFor).orElse(List.of()),
                telling.isPackage() && AT_INSTALL.contains(path)
                        ? Optional.of(telling.say(Silence.DECIDED_AT_INSTALL))
                        : Optional.empty());
    }
}
