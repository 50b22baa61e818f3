package io.agentdoc.assembler.packages;

import java.util.Locale;

/** Why a package's files are not read, as one word; the sentence beside it says what was found. */
public enum Fault {
    /** A name that some system would take for another place, another file or nothing. */
    NAME,
    /** Something that is no regular file: a link, a device, a pipe. */
    TYPE,
    /** Two readers could see two different packages in these bytes. */
    AMBIGUOUS,
    /** The bytes contradict themselves or end too early. */
    CORRUPT,
    /** Some of it is encrypted. */
    ENCRYPTED,
    /** More than a limit allows. */
    TOO_LARGE,
    /** Neither zip nor tar. */
    NOT_AN_ARCHIVE,
    /** The operator's file or folder cannot be read. */
    UNREADABLE;

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
