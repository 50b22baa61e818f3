package io.agentdoc.fleet;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * When a build began, and its moment, so that one that was stopped is gone on with.
 *
 * @param what the digest of what is built, since only the same build is gone on with
 * @param afterAnother whether another build was here before
 */
record Begun(String what, Instant since, Instant at, boolean afterAnother) {
    private static final String NAME = "begun";

    /** The build that was stopped, or one that begins now; what is left of another build is removed. */
    static Begun in(Tree state, List<String> what, Optional<Instant> at, Instant now, boolean afterAnother) {
        String digest = Digest.of(Bytes.utf8(String.join("\n", what))).toString();
        Optional<Begun> stopped = state.read(NAME)
                .flatMap(Begun::read)
                .filter(begun -> begun.what().equals(digest));
        if (stopped.isPresent()) {
            return stopped.get();
        }
        state.removeAll();
        var begun = new Begun(digest, now, at.orElse(now), afterAnother);
        state.write(
                NAME,
                Bytes.utf8(String.join(
                        "\n",
                        begun.what(),
                        begun.since().toString(),
                        begun.at().toString(),
                        Boolean.toString(afterAnother))));
        return begun;
    }

    private static Optional<Begun> read(Bytes bytes) {
        List<String> lines =
                new String(bytes.toArray(), StandardCharsets.UTF_8).lines().toList();
        return lines.size() == 4
                ? Optional.of(new Begun(
                        lines.get(0),
                        Instant.parse(lines.get(1)),
                        Instant.parse(lines.get(2)),
                        Boolean.parseBoolean(lines.get(3))))
                : Optional.empty();
    }
}
