package io.agentdoc.cli;

import io.agentdoc.assembler.sign.AssemblySigner;
import io.agentdoc.cli.config.Configuration;
import io.agentdoc.cli.config.ConfigurationReading;
import io.agentdoc.cli.config.FileRef;
import io.agentdoc.cli.config.Slice;
import io.agentdoc.cli.stamp.ProgramDigest;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Everything but an agent itself that its document and its page depend on, in one digest. */
final class MadeWith {
    private MadeWith() {}

    static Digest of(ConfigurationReading.Read read, Optional<AssemblySigner> signer) {
        Configuration configuration = read.configuration();
        List<String> parts = new ArrayList<>();
        parts.add(ProgramDigest.own(Version.text()).toString());
        parts.add(Digest.of(Slice.of(read.given())).toString());
        parts.add(signer.map(AssemblySigner::keys).orElse(List.of()).toString());
        configuration.trust().cardKeys().values().stream()
                .sorted(Comparator.comparing(FileRef::path))
                .forEach(file -> parts.add(file(file)));
        configuration.site().theme().ifPresent(file -> parts.add(file(file)));
        configuration.site().header().ifPresent(file -> parts.add(file(file)));
        configuration.site().footer().ifPresent(file -> parts.add(file(file)));
        return Digest.of(Bytes.utf8(String.join("\n", parts)));
    }

    private static String file(FileRef file) {
        try {
            return file.path() + " " + Digest.of(Bytes.own(Files.readAllBytes(file.path())));
        } catch (IOException readElsewhere) {
            return file.path() + " cannot be read";
        }
    }
}
