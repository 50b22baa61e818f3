package io.agentdoc.cli;

import io.agentdoc.assembler.OperatorFault;
import io.agentdoc.document.value.Bytes;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Files that are written once: never over one that is there, never through a link, and in a dry run not at all. */
final class FirstFiles {
    private final Path root;
    private final Terminal terminal;
    private final boolean dryRun;
    private boolean left;

    FirstFiles(Path root, Terminal terminal, boolean dryRun) {
        this.root = root;
        this.terminal = terminal;
        this.dryRun = dryRun;
    }

    /** Whether a file that was there is another than the one that would have been written. */
    boolean leftOthers() {
        return left;
    }

    boolean there(String file) {
        return Files.exists(root.resolve(file), LinkOption.NOFOLLOW_LINKS);
    }

    boolean isAsWritten(String file, Bytes bytes) {
        return StandingFile.read(root.resolve(file)).equals(Optional.of(bytes));
    }

    /** Writes a file that is not there; of one that is, says that it stays. */
    void put(String file, Bytes bytes) {
        if (!there(file)) {
            write(file, bytes, "");
        } else if (isAsWritten(file, bytes)) {
            terminal.note("  " + file + " is there");
        } else {
            left = true;
            terminal.note("  " + file + " is there and stays as it is");
        }
    }

    /** Writes a file that is not there; of one that is and does not hold that sign, says what to add to it. */
    void putOrShow(String file, String text, String sign) {
        if (!there(file)) {
            write(file, Bytes.utf8(text), "");
        } else if (StandingFile.glance(root.resolve(file))
                .filter(bytes -> bytes.display().contains(sign))
                .isPresent()) {
            terminal.note("  " + file + " is there");
        } else {
            left = true;
            terminal.note("  " + file + " is there and stays as it is; add this to it:");
            text.lines().forEach(terminal::result);
        }
    }

    /**
     * Adds the lines that are missing at the end, where they outweigh what stands before them.
     *
     * @param why a comment that is written above them, or nothing
     */
    void addLines(String file, List<String> wanted, String why) {
        String old = StandingFile.read(root.resolve(file)).map(Bytes::display).orElse("");
        List<String> missing = missing(old, wanted);
        if (missing.isEmpty()) {
            terminal.note("  " + file + " is there");
            return;
        }
        String between = old.isEmpty() || old.endsWith("\n") ? "" : "\n";
        write(
                file,
                Bytes.utf8(old + between + why + String.join("\n", missing) + "\n"),
                old.isEmpty() ? "" : ", with what stood in it");
    }

    /** Those of the lines that a text has not. */
    static List<String> missing(String text, List<String> lines) {
        return lines.stream()
                .filter(line -> text.lines().map(String::strip).noneMatch(line::equals))
                .toList();
    }

    /** Where a file goes, once it is sure that no link leads away from there. */
    Path place(String file) {
        Path path = root.resolve(file);
        for (Path at = path; at != null && !at.equals(root); at = at.getParent()) {
            if (Files.isSymbolicLink(at)) {
                throw new OperatorFault(
                        file + " leads through a link, and nothing is written through one; put a folder or"
                                + " a file in its place and type the same command again.");
            }
        }
        return path;
    }

    /** Says that a file was written, or would be. */
    void tell(String file, String more) {
        terminal.note((dryRun ? "  would write " : "  wrote ") + file + more);
    }

    private void write(String file, Bytes bytes, String more) {
        Path path = place(file);
        if (!dryRun) {
            NewFile.write(path, bytes);
        }
        tell(file, more);
    }
}
