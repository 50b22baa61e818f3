package io.agentdoc.cli;

import java.nio.file.Path;

/** What a document may say of a local file's path: never where it is on this machine. */
final class DocumentName {
    private DocumentName() {}

    /** The path as it was written, where it leads downwards; of any other the file's name. */
    static String of(String written) {
        Path path = Path.of(written).normalize();
        boolean downwards = !path.isAbsolute() && !path.startsWith("..");
        Path shown = downwards || path.getFileName() == null ? path : path.getFileName();
        return shown.toString().replace('\\', '/');
    }
}
