package io.agentdoc.fleet;

import io.agentdoc.cli.Share;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.renderer.site.AgentFiles;
import io.agentdoc.templates.words.Words;
import java.io.Serializable;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What is left of an agent when its files are made.
 *
 * @param form its row in its form; empty where it has no files
 * @param names its files, each with the digest of its bytes
 * @param staged where those of them lie that have to be moved to their places
 * @param stamp what a later build knows by that nothing changed; empty where it cannot
 * @param kept what the build before noted, where all of it was left as it was
 */
@SuppressWarnings("ArrayRecordComponent") // written by one process and read by another, and never compared
record Made(
        Work work,
        byte[] form,
        boolean listed,
        boolean moved,
        List<String> replaced,
        Map<String, String> names,
        Map<String, String> staged,
        Share.Told told,
        byte[] stamp,
        List<Noted> kept)
        implements Serializable {

    /** An agent on which nothing changed. */
    static Made kept(Work work, Noted noted, Share.Told told) {
        return new Made(
                work.alone(),
                noted.form(),
                noted.listed(),
                false,
                List.of(),
                noted.names().stream().collect(Collectors.toMap(name -> name, name -> "")),
                Map.of(),
                told,
                noted.stamp(),
                List.of(noted));
    }

    boolean isKept() {
        return !kept.isEmpty();
    }

    /** What the next build may leave it by, once its files are in their places. */
    Stream<Noted> noted(Tree out) {
        if (isKept() || stamp.length == 0 || form.length == 0) {
            return kept.stream();
        }
        List<Noted.Left> files = names.entrySet().stream()
                .map(file -> Noted.Left.of(file.getKey(), file.getValue(), out))
                .toList();
        return Stream.of(new Noted(slug(), stamp, form, listed, files));
    }

    boolean isListed() {
        return listed && form.length > 0;
    }

    String slug() {
        return work.slug();
    }

    Row row() {
        return new Row(slug(), form);
    }

    AgentFiles.Left left(Words words) {
        return new AgentFiles.Left(row().row(words), moved, replaced, List.of());
    }

    Optional<Bytes> former() {
        return work.former().isEmpty() ? Optional.empty() : Optional.of(Bytes.utf8(work.former()));
    }

    /** What is published nowhere: that of an agent that has files and stands in no list (4.2). */
    List<String> quiet() {
        return names.keySet().stream().filter(this::isQuiet).toList();
    }

    List<String> open() {
        return names.keySet().stream().filter(name -> !isQuiet(name)).toList();
    }

    private boolean isQuiet(String name) {
        boolean isOwn = name.startsWith("agents/") || name.startsWith("descriptors/");
        return form.length > 0 && !listed && isOwn;
    }
}
