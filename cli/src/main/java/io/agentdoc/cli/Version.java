package io.agentdoc.cli;

import java.util.Optional;
import picocli.CommandLine.IVersionProvider;

/** The version of this program, as its jar's manifest has it. */
final class Version implements IVersionProvider {

    @Override
    public String[] getVersion() {
        var inManifest = Optional.ofNullable(Version.class.getPackage().getImplementationVersion());
        return new String[] {"agentdoc " + inManifest.orElse("of an unpacked build")};
    }
}
