package io.agentdoc.cli;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.renderer.site.Site;
import io.agentdoc.templates.words.Words;
import java.nio.file.Path;
import java.util.Optional;

/** The page of a document that stands in a file of its own: X/index.html beside X.json. */
final class PageBeside {
    private static final String ENDING = ".json";

    private PageBeside() {}

    /** The page, named as the document was typed; none for a file whose name leaves no place for one. */
    static Optional<String> write(World world, Path typed, Bytes json) {
        Path document = world.path(typed);
        String name = document.getFileName().toString();
        if (!name.endsWith(ENDING) || name.length() == ENDING.length()) {
            return Optional.empty();
        }
        String stem = name.substring(0, name.length() - ENDING.length());
        Path folder = Optional.ofNullable(document.getParent()).orElse(Path.of(""));
        return Site.pages(folder, Words.english())
                .alone(stem, json, Optional.of("../" + name))
                .map(row -> typed.resolveSibling(stem).resolve("index.html").toString());
    }
}
