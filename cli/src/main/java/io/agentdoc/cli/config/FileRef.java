package io.agentdoc.cli.config;

import java.nio.file.Path;

/**
 * A file or directory that the configuration names.
 *
 * @param text the name as written, which is what documents may show
 * @param path where it is on this machine
 * @param at where it is named
 */
public record FileRef(String text, Path path, Place at) {
    @Override
    public String toString() {
        return text;
    }
}
