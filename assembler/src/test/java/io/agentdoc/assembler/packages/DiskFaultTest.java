package io.agentdoc.assembler.packages;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;

/** The reasons as a real disk gives them, and as a person reads them. */
class DiskFaultTest {
    @TempDir
    Path folder;

    @Test
    void each_fault_of_a_disk_is_a_phrase_without_the_files_name() throws IOException {
        Path file = Files.createFile(folder.resolve("file"));
        Path full = Files.createDirectory(folder.resolve("full"));
        Files.createFile(full.resolve("it"));
        assertAll(
                says("there is no such file or folder", () -> Files.readAllBytes(folder.resolve("none"))),
                says("something else is there", () -> Files.createFile(file)),
                says("it is no folder", () -> Files.newDirectoryStream(file).close()),
                says("the folder has something in it", () -> Files.delete(full)),
                says("it is no link", () -> Files.readSymbolicLink(file)),
                says("is a directory", () -> Files.readAllBytes(full)),
                says("not a directory", () -> Files.readAllBytes(file.resolve("below"))));
    }

    @Test
    void what_no_disk_can_be_made_to_say_here_is_a_phrase_too() {
        assertAll(
                () -> assertEquals("permission denied", DiskFault.why(new AccessDeniedException("/secret"))),
                () -> assertEquals(
                        "no space left on device",
                        DiskFault.why(new FileSystemException("/secret", null, "No space left on device"))),
                () -> assertEquals("no reason given", DiskFault.why(new FileSystemException("/secret"))),
                () -> assertEquals("no reason given", DiskFault.why(new IOException())),
                () -> assertEquals("", DiskFault.why(new IOException(""))),
                () -> assertEquals("stream closed", DiskFault.why(new IOException("Stream closed"))));
    }

    private static Executable says(String reason, Executable work) {
        return () -> assertEquals(reason, DiskFault.why(Assertions.assertThrows(IOException.class, work)));
    }
}
