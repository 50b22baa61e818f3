package io.agentdoc.cli;

import io.agentdoc.assembler.Outcome;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.renderer.site.Written;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Publishes nothing, and looks at what stands as the publisher would that it stands for. */
record NoPublisher(Publisher looking) implements Publisher {

    @Override
    public Optional<Instant> begin(Instant now) {
        return Optional.empty();
    }

    @Override
    public void settle() {}

    @Override
    public Optional<Bytes> standing(String id) {
        return looking.standing(id);
    }

    @Override
    public Reports.Files publish(Outcome outcome) {
        return Reports.Files.none();
    }

    @Override
    public Written finish() {
        return new Written(0, 0, List.of());
    }

    @Override
    public void close() {
        looking.close();
    }
}
