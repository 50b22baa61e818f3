package io.agentdoc.cli;

import io.agentdoc.assembler.OperatorFault;
import io.agentdoc.assembler.Order;
import io.agentdoc.assembler.gather.Bearer;
import io.agentdoc.assembler.gather.Location;
import io.agentdoc.assembler.gather.SourceRef;
import io.agentdoc.cli.config.AgentEntry;
import io.agentdoc.cli.config.FileRef;
import io.agentdoc.cli.config.Secret;
import io.agentdoc.cli.config.SourceEntry;
import java.net.URI;
import java.util.Optional;
import java.util.function.Function;

/** Turns what a configuration says of an agent into what the assembler is asked to do. */
final class Orders {
    private final Function<Secret, String> secrets;
    private final boolean offline;

    /** The function reads a secret; offline none is read, because none is shown to anybody. */
    Orders(Function<Secret, String> secrets, boolean offline) {
        this.secrets = secrets;
        this.offline = offline;
    }

    Order of(AgentEntry entry) {
        return new Order(
                entry.id(),
                entry.domain(),
                entry.subject(),
                entry.sources().stream().map(this::source).toList());
    }

    private SourceRef source(SourceEntry source) {
        return new SourceRef(
                source.id(),
                source.kind(),
                location(source),
                source.digest(),
                source.madeByUs(),
                SourceRef.Found.CONFIGURED);
    }

    private Location location(SourceEntry source) {
        Optional<String> url = source.url().map(URI::toString);
        if (source.file().isEmpty()) {
            return new Location.Url(
                    url.orElseThrow(), bearer(source), source.bearer().isPresent());
        }
        FileRef file = source.file().get();
        return url.<Location>map(from -> new Location.GivenFile(
                        file.path(),
                        DocumentName.of(file.text()),
                        from,
                        source.fetchedAt().orElseThrow()))
                .orElseGet(() -> new Location.LocalFile(file.path(), DocumentName.of(file.text())));
    }

    private Optional<Bearer> bearer(SourceEntry source) {
        if (offline || source.bearer().isEmpty()) {
            return Optional.empty();
        }
        Secret secret = source.bearer().get();
        try {
            return Optional.of(Bearer.of(secrets.apply(secret)));
        } catch (IllegalArgumentException unfit) {
            throw new OperatorFault(secret.at() + ": what lies at " + secret
                    + " is no bearer, which is one line of visible characters; write the token alone there.");
        }
    }
}
