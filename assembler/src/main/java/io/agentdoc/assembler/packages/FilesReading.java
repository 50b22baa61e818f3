package io.agentdoc.assembler.packages;

/** What became of an archive or a folder that was to hold a package: its files, or why they are not read. */
public sealed interface FilesReading {

    /** Every file, by name. */
    record Opened(PackageFiles files) implements FilesReading {}

    /** Nothing of it is used; {@code why} is a sentence for a person. */
    record Refused(Fault fault, String why) implements FilesReading {}
}
