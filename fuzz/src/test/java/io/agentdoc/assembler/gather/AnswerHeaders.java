package io.agentdoc.assembler.gather;

import io.agentdoc.assembler.store.Validators;
import io.agentdoc.fuzz.Holds;
import io.agentdoc.fuzz.Seeds;
import io.agentdoc.fuzz.Target;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** What an answer's head says of waiting and of its bytes. */
public final class AnswerHeaders implements Target {
    private static final Instant NOW = Instant.parse("2026-10-05T12:00:00Z");

    @Override
    public void test(byte[] input) {
        String text = new String(input, StandardCharsets.ISO_8859_1);
        Optional<Duration> wait = Holds.twice(() -> RetryAfter.parse(text, NOW)).asked();
        Holds.that(wait.filter(Duration::isNegative).isEmpty(), () -> "waits for less than nothing");
        Validators said = Holds.twice(() -> new Validators(Optional.of(text), Optional.of(text)));
        said.etag().ifPresent(etag -> Holds.that(etag.indexOf('\r') < 0 && etag.indexOf('\n') < 0, () -> "two lines"));
        Holds.same(said, said.orElse(Validators.none()), "validators and none");
    }

    @Override
    public List<byte[]> seeds() {
        return Seeds.texts(
                "120",
                "Fri, 31 Dec 2027 23:59:59 GMT",
                "Thu, 1 Jan 1970 00:00:00 GMT",
                "999999999",
                "W/\"abc\"",
                "\"\r\nX: y\"",
                "Mon, 05 Oct 2026 12:00:00 +2400");
    }
}
