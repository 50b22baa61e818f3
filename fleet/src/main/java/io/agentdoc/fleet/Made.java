package io.agentdoc.fleet;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.renderer.site.AgentFiles;
import io.agentdoc.templates.words.Words;
import java.io.Serializable;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What is left of an agent when its files are made.
 *
 * @param form its row in its form; empty where it has no files
 * @param names its files
 * @param staged where those of them lie that have to be moved to their places
 * @param report what is told of it, as JSON
 */
@SuppressWarnings("ArrayRecordComponent") // written by one process and read by another, and never compared
record Made(
        Work work,
        byte[] form,
        boolean listed,
        boolean moved,
        List<String> replaced,
        List<String> names,
        Map<String, String> staged,
        String report,
        Map<String, Long> sums)
        implements Serializable {

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
        return names.stream().filter(this::isQuiet).toList();
    }

    List<String> open() {
        return names.stream().filter(name -> !isQuiet(name)).toList();
    }

    private boolean isQuiet(String name) {
        boolean isOwn = name.startsWith("agents/") || name.startsWith("descriptors/");
        return form.length > 0 && !listed && isOwn;
    }
}
