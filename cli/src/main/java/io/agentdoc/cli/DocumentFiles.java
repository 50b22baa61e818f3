package io.agentdoc.cli;

import io.agentdoc.assembler.Outcome;
import io.agentdoc.cli.config.Layout;
import io.agentdoc.document.value.Bytes;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/** Documents as files of their own. */
final class DocumentFiles implements Publisher {
    private final Path out;
    private final Layout layout;
    private final boolean readOnly;

    DocumentFiles(Path out, Layout layout, boolean readOnly) {
        this.out = out;
        this.layout = layout;
        this.readOnly = readOnly;
    }

    @Override
    public Optional<Bytes> standing(String id) {
        try {
            return Optional.of(Bytes.own(Files.readAllBytes(out.resolve(name(id)))));
        } catch (NoSuchFileException none) {
            return Optional.empty();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public Reports.Files publish(Outcome outcome) {
        Path file = out.resolve(name(outcome.id()));
        return switch (outcome) {
            case Outcome.Published published -> {
                if (!readOnly) {
                    NewFile.write(file, published.json());
                }
                yield new Reports.Files(Optional.of(name(outcome.id())), Optional.empty());
            }
            case Outcome.Unchanged unchanged -> new Reports.Files(Optional.of(name(outcome.id())), Optional.empty());
            case Outcome.Withheld withheld -> withdrawn(file, withheld.onlyUnreachable());
            case Outcome.NothingFound nothing -> withdrawn(file, nothing.onlyUnreachable());
        };
    }

    private Reports.Files withdrawn(Path file, boolean stays) {
        try {
            if (!stays && !readOnly) {
                Files.deleteIfExists(file);
            }
            return Reports.Files.none();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private String name(String id) {
        return layout == Layout.WELL_KNOWN
                ? ".well-known/agentdoc.json"
                : "agents/" + id.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9._-]+", "-") + ".json";
    }

    @Override
    public void finish() {}

    @Override
    public void close() {}
}
