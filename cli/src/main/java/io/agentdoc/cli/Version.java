package io.agentdoc.cli;

import io.agentdoc.assembler.crypto.Ed25519;
import io.agentdoc.assembler.repository.PackageAssembler;
import io.agentdoc.document.codec.AgentDocWriter;
import java.util.Optional;
import picocli.CommandLine.IVersionProvider;

/** The version of this program, as its jar's manifest has it, and of what its output and its speed depend on. */
final class Version implements IVersionProvider {

    @Override
    public String[] getVersion() {
        return new String[] {
            text(),
            "documents: AgentDoc " + AgentDocWriter.VERSION + "; of a package, " + PackageAssembler.FORMAT,
            "signatures: " + Ed25519.provider(),
            "Java: " + Runtime.version() + ", " + System.getProperty("java.vendor")
        };
    }

    static String text() {
        return "agentdoc " + number().orElse("of an unpacked build");
    }

    /** The number alone; none of classes that were not packed. */
    static Optional<String> number() {
        return Optional.ofNullable(Version.class.getPackage().getImplementationVersion());
    }
}
