package io.agentdoc.assembler.packages;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.NotLinkException;
import java.util.Locale;
import java.util.Optional;

/** Says in words for a person why a disk did not do what it was asked. */
public final class DiskFault {
    private DiskFault() {}

    /** The reason alone, without the file's name, such as {@code permission denied}. */
    public static String why(IOException fault) {
        return switch (fault) {
            case AccessDeniedException denied -> "permission denied";
            case NoSuchFileException none -> "there is no such file or folder";
            case FileAlreadyExistsException there -> "something else is there";
            case NotDirectoryException file -> "it is no folder";
            case DirectoryNotEmptyException full -> "the folder has something in it";
            case FileSystemLoopException loop -> "its links lead in a circle";
            case NotLinkException plain -> "it is no link";
            case FileSystemException named ->
                sentence(Optional.ofNullable(named.getReason()).orElse("no reason given"));
            default -> sentence(Optional.ofNullable(fault.getMessage()).orElse("no reason given"));
        };
    }

    /** A system's words as the rest of a sentence of ours. */
    private static String sentence(String reason) {
        return reason.isEmpty() ? reason : reason.substring(0, 1).toLowerCase(Locale.ROOT) + reason.substring(1);
    }
}
