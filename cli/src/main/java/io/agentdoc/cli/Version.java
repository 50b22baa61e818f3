package io.agentdoc.cli;

import java.util.Optional;
import picocli.CommandLine.IVersionProvider;

/** The version of this program, as its jar's manifest has it. */
final class Version implements IVersionProvider {

    @Override
    public String[] getVersion() {
        return new String[] {text()};
    }

    static String text() {
        var inManifest = Optional.ofNullable(Version.class.getPackage().getImplementationVersion());
        return "agentdoc " + inManifest.orElse("of an unpacked build");
    }
}
