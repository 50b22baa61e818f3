package io.agentdoc.assembler.gather;

import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;

/** Where a source's bytes are to be had. */
public sealed interface Location {

    /**
     * At a URL.
     *
     * @param bearer the secret that is shown to its origin, where there is one
     * @param isGuarded whether a secret has to be shown there, also where this run shows none
     */
    record Url(String url, Optional<Bearer> bearer, boolean isGuarded) implements Location {}

    /** In a file and nowhere else; {@code name} is what documents may say of the path. */
    record LocalFile(Path file, String name) implements Location {}

    /** In a file that stands for what a URL served at that time; nothing is fetched. */
    record GivenFile(Path file, String name, String url, Instant fetchedAt) implements Location {}

    static Location at(String url) {
        return new Url(url, Optional.empty(), false);
    }

    /** The URL that the bytes are known under. */
    default Optional<String> known() {
        return switch (this) {
            case Url there -> Optional.of(there.url());
            case GivenFile given -> Optional.of(given.url());
            case LocalFile here -> Optional.empty();
        };
    }

    /** What a document or a report may say of it: the URL, or the file's name where there is none. */
    default String place() {
        return this instanceof LocalFile here ? here.name() : known().orElse("");
    }
}
