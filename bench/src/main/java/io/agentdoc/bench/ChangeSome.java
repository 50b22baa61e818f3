package io.agentdoc.bench;

import io.agentdoc.assembler.store.LastOutcome;
import io.agentdoc.assembler.store.SourceAddress;
import io.agentdoc.assembler.store.SourceCache;
import io.agentdoc.assembler.store.Validators;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;

/**
 * Changes a source of some agents of a directory: {@code ChangeSome FOLDER AGENTS SEED EVERY [TIME]}, of every hundredth agent
 * for instance its card, as a later run would have had it, and each time another one.
 */
public final class ChangeSome {
    private static final Instant FETCHED = Instant.parse("2026-10-02T06:00:00Z");
    private static final int TIME = 4;

    private ChangeSome() {}

    public static void main(String[] arguments) {
        long agents = Long.parseLong(arguments[1]);
        Yardstick yardstick = new Yardstick(Long.parseLong(arguments[2]));
        long every = Long.parseLong(arguments[3]);
        int time = arguments.length > TIME ? Integer.parseInt(arguments[TIME]) : 1;
        SourceCache cache = SourceCache.at(Path.of(arguments[0]).resolve("cache"));
        for (long number = 0; number < agents; number += every) {
            yardstick.agent(number).stream()
                    .filter(source -> source.kind().equals("a2a-card"))
                    .forEach(card -> change(card, time, cache));
        }
    }

    private static void change(YardstickSource card, int time, SourceCache cache) {
        String text = new String(card.bytes().toArray(), StandardCharsets.UTF_8);
        Digest digest = cache.keep(Bytes.utf8(text + "\n".repeat(time)));
        cache.remember(LastOutcome.of(
                new SourceAddress(card.kind(), card.url()),
                new LastOutcome.Held(digest, FETCHED, FETCHED, Validators.none(), Optional.empty(), false)));
    }
}
