package io.agentdoc.renderer.site;

import java.nio.file.Path;
import java.util.Optional;

/**
 * What a site serves beside its pages.
 *
 * @param assembler who assembled it, where that is told
 * @param statics the owner's folder of files that are published as they are
 * @param history the owner's folder in which the site remembers what it served
 * @param pages the owner's folder of own pages
 * @param host what will serve it
 */
public record Serving(
        Optional<Assembler> assembler,
        Optional<Path> statics,
        Optional<Path> history,
        Optional<Path> pages,
        Host host) {

    /** On any host. */
    public Serving(
            Optional<Assembler> assembler, Optional<Path> statics, Optional<Path> history, Optional<Path> pages) {
        this(assembler, statics, history, pages, Host.PLAIN);
    }

    /** Without pages of the owner's. */
    public Serving(Optional<Assembler> assembler, Optional<Path> statics, Optional<Path> history) {
        this(assembler, statics, history, Optional.empty());
    }

    /**
     * Refuses what the host would, as far as it is known before anything is made: how many files the agents will have, and the
     * owner's own files.
     */
    void mayBegin(int entries) {
        try {
            host.entries(entries);
            statics.ifPresent(folder -> host.sizes(new Statics(folder).sizes()));
        } catch (OutputFault past) {
            throw new OutputFault(past.getMessage() + "; nothing was written", past);
        }
    }

    /** Nothing beside the pages. */
    public static Serving nothing() {
        return new Serving(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
    }
}
