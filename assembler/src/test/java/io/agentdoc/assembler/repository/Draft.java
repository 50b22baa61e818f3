package io.agentdoc.assembler.repository;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.agentdoc.assembler.packages.FilesReading;
import io.agentdoc.assembler.packages.PackageFiles;
import io.agentdoc.assembler.packages.PackageLimits;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import io.agentdoc.document.value.Limits;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A small package in a folder, as the tests of this package lay it out and change it. */
final class Draft {
    static final String DESCRIPTOR = """
        {
          "format": "agent-descriptor-v1",
          "agent_version": "0.1.0",
          "does": "Sorts stamps.",
          "offerings": [
            {
              "id": "sort.stamps",
              "name": "Sort stamps",
              "description": "Sorts a box of stamps by country.",
              "inputs": [{ "name": "box", "kind": "image/png", "required": true }],
              "outputs": [{ "name": "list", "kind": "text/csv", "when": "per_task" }]
            }
          ],
          "systems": [{ "name": "atlas", "access": "read", "needs": "country names", "leaves": true }],
          "refusals": "It does not value stamps.\\nIt does not sell them.",
          "records": [{ "name": "boxes seen", "when": "standing", "file": "boxes.csv" }]
        }
        """;
    static final String INSTALL = """
        {
          "format": "agent-install-v1",
          "runtimes": [], "binaries": [], "dependencies": [], "directories": [],
          "systems": [{ "name": "atlas", "kind": "service", "credential": "atlas-key", "env": "ATLAS",
            "spends": { "unit": "EUR" } }],
          "ceilings": [{ "system": "atlas", "per": "task", "enforced_by": "runtime", "suggested": 2 }]
        }
        """;

    private Draft() {}

    static Path lay(Path folder, String descriptor) {
        write(folder.resolve("descriptor.json"), descriptor);
        write(folder.resolve("install.json"), INSTALL);
        write(folder.resolve("plugin.json"), manifest(descriptor, INSTALL));
        return folder;
    }

    static String manifest(String descriptor, String install) {
        return """
            {
              "name": "stamp-sorter",
              "version": "0.1.0",
              "description": "Sorts stamps.",
              "extensions": {
                "net.agentdoc.package": {
                  "descriptor": { "path": "descriptor.json", "sha256": "%s" },
                  "install": { "path": "install.json", "sha256": "%s" },
                  "from": [{ "name": "sorter", "version": "0.0.9",
                    "repository": "https://code.example/sorter", "commit": "c0ffee", "license": "MIT" }]
                }
              }
            }
            """.formatted(
                        Digest.of(Bytes.utf8(descriptor)).hex(),
                        Digest.of(Bytes.utf8(install)).hex());
    }

    static void write(Path file, String text) {
        try {
            Files.createDirectories(file.getParent());
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static PackageDoc.Made made(Path folder) {
        return assertInstanceOf(PackageDoc.Made.class, assembled(folder));
    }

    static PackageDoc assembled(Path folder) {
        PackageFiles files = assertInstanceOf(
                        FilesReading.Opened.class, PackageFiles.of(folder, PackageLimits.standard()))
                .files();
        return PackageAssembler.assemble(files, Limits.standard());
    }
}
