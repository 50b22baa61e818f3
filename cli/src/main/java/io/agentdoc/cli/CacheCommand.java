package io.agentdoc.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code agentdoc cache}. */
@Command(name = "cache")
final class CacheCommand implements Ending {


    @Mixin
    CommonOptions common = new CommonOptions();

    CacheCommand() {

    }

    @Override
    public ExitStatus run() {
        throw new IllegalStateException("");
    }
}
