package io.agentdoc.assembler.check.record;

import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.assembler.repository.Views;
import io.agentdoc.assembler.verify.FamilyTag;
import io.agentdoc.document.json.Node;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What the harness reads as instruction, the skills, the generated views and the draft Descriptor, lies inside the image; a
 * deploy that lays one over the image at its start does not conform, for the image's digest says nothing of it (12.7.1).
 *
 * <p>The specification names no member for what was mounted: {@code mounts} and {@code volumes} are read, of the record and
 * of its target, as lists of texts {@code FROM:TO:mode} or of objects that say the place in one of the usual words.
 */
final class MountedInstructions implements Rule<Attested> {
    private static final List<String> LISTS = List.of("mounts", "volumes");
    private static final List<String> PLACES =
            List.of("target", "destination", "path", "mountPath", "mount_path", "to", "source", "from", "file", "name");
    private static final String SKILL = "skill.md";
    private static final String SKILLS = "skills";
    private static final String DRAFT = "descriptor.json";
    private static final Set<String> VIEWS = Set.of(
            Views.NOT.toLowerCase(Locale.ROOT),
            Views.RECORDS.toLowerCase(Locale.ROOT),
            Views.SYSTEMS.toLowerCase(Locale.ROOT));

    @Override
    public void check(Attested record, Found into) {
        if (!record.is(FamilyTag.DEPLOYMENT_RECORD)) {
            return;
        }
        Stream.concat(Stream.of(record.root()), record.root().member("target").stream())
                .flatMap(object -> LISTS.stream().flatMap(name -> object.member(name).stream()))
                .flatMap(list -> list.elements().stream())
                .filter(mount -> places(mount).anyMatch(MountedInstructions::isInstruction))
                .forEach(mount -> into.error(
                        "12.7.1-5",
                        mount,
                        "it lays over the image what the harness reads as instruction; build skills, generated views"
                                + " and the draft Descriptor into the image, whose digest then covers them"));
    }

    private static Stream<String> places(Node mount) {
        Stream<String> said = mount.text()
                .map(Stream::of)
                .orElseGet(() -> PLACES.stream().flatMap(name -> mount.text(name).stream()));
        return said.flatMap(text -> Arrays.stream(text.split(":", -1)));
    }

    /** A file of instruction by its name, or a folder that is named as the one that holds them. */
    private static boolean isInstruction(String place) {
        List<String> names = Arrays.stream(place.toLowerCase(Locale.ROOT).split("[/\\\\]"))
                .filter(name -> !name.isEmpty())
                .toList();
        if (names.isEmpty()) {
            return false;
        }
        String last = names.getLast();
        return names.contains(SKILLS) || last.equals(SKILL) || last.equals(DRAFT) || VIEWS.contains(last);
    }
}
