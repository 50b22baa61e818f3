package io.agentdoc.cli;

import io.agentdoc.assembler.OperatorFault;
import io.agentdoc.assembler.Order;
import io.agentdoc.assembler.gather.Location;
import io.agentdoc.assembler.gather.SourceRef;
import io.agentdoc.cli.config.Nearest;
import io.agentdoc.document.value.SourceId;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What {@code agentdoc assemble} was asked to assemble, read from its words. */
final class AssembleOrder {
    private static final String UNNAMED = "agent";

    private final World world;
    private final Instant at;
    private final Map<SourceId, SourceArgument> sources = new LinkedHashMap<>();
    private final Map<SourceId, String> urls = new LinkedHashMap<>();

    AssembleOrder(World world, Instant at) {
        this.world = world;
        this.at = at;
    }

    Order read(Optional<AssemblePlace> place, List<String> sources, List<String> urls, Optional<String> subject) {
        place.flatMap(AssemblePlace::source).ifPresent(this::add);
        sources.stream().map(SourceArgument::parse).forEach(this::add);
        urls.forEach(this::addUrl);
        Optional<String> domain = place.flatMap(AssemblePlace::domain);
        if (domain.isEmpty() && this.sources.isEmpty()) {
            throw new OperatorFault("Nothing is named to assemble from; type a domain, or --source ID=KIND:LOCATION.");
        }
        List<SourceRef> refs = new ArrayList<>();
        this.sources.values().forEach(source -> refs.add(ref(source)));
        return new Order(domain.orElse(UNNAMED), domain, subject, refs);
    }

    private void add(SourceArgument source) {
        if (sources.putIfAbsent(source.id(), source) != null) {
            throw new OperatorFault("Two sources are called " + source.id() + "; give one of them another id.");
        }
    }

    private void addUrl(String typed) {
        int equals = typed.indexOf('=');
        Optional<SourceId> id = equals < 1 ? Optional.empty() : SourceId.parse(typed.substring(0, equals));
        if (id.isEmpty()) {
            throw new OperatorFault("--url " + typed + " has no source's id before an equals sign; type --url ID=URL.");
        }
        Optional<SourceArgument> source = Optional.ofNullable(sources.get(id.get()));
        if (source.isEmpty()) {
            throw new OperatorFault("--url " + typed + " names no source; " + cure(id.get()) + ".");
        }
        if (source.get().isUrl()) {
            throw new OperatorFault("The source " + id.get() + " is fetched from its own URL; remove --url for it.");
        }
        if (urls.putIfAbsent(id.get(), typed.substring(equals + 1)) != null) {
            throw new OperatorFault("The source " + id.get() + " has two --url; remove one of them.");
        }
    }

    private String cure(SourceId id) {
        List<String> known = sources.keySet().stream().map(SourceId::text).toList();
        return Nearest.to(id.text(), known)
                .map(near -> "type --url " + near + "=URL")
                .orElse("the sources are " + String.join(", ", known));
    }

    private SourceRef ref(SourceArgument source) {
        return SourceRef.configured(source.id(), source.kind(), location(source));
    }

    /** A file beside a URL was taken from there by whoever types this, now. */
    private Location location(SourceArgument source) {
        if (source.isUrl()) {
            return Location.at(source.location());
        }
        Path file = world.path(Path.of(source.location()));
        String name = DocumentName.of(source.location());
        return Optional.ofNullable(urls.get(source.id()))
                .<Location>map(url -> new Location.GivenFile(file, name, url, at))
                .orElseGet(() -> new Location.LocalFile(file, name));
    }
}
