package io.agentdoc.assembler.store;

import io.agentdoc.document.json.JsonBoolean;
import io.agentdoc.document.json.JsonNumber;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonPretty;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.Unavailable.Outcome;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import io.agentdoc.document.value.Limits;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.Optional;
import java.util.OptionalInt;

/** The file form of a {@link LastOutcome}. A file in any other form is read as no file, and the source is asked for again. */
final class OutcomeJson {
    private static final Instant END_OF_TIME = Instant.parse("9999-12-31T00:00:00Z");

    private OutcomeJson() {}

    static Bytes write(LastOutcome outcome) {
        JsonObject.Builder file = JsonObject.builder();
        file.put("kind", outcome.address().kind());
        file.put("url", outcome.address().url());
        outcome.held().ifPresent(held -> file.put("held", write(held)));
        outcome.missed().ifPresent(missed -> file.put("missed", write(missed)));
        return JsonPretty.of(file.build());
    }

    static Optional<LastOutcome> read(Bytes bytes) {
        if (!(new JsonParser(Limits.standard()).parse(bytes) instanceof JsonReading.Parsed parsed)) {
            return Optional.empty();
        }
        Node root = Node.root(parsed.root());
        Optional<LastOutcome.Held> held = root.member("held").flatMap(OutcomeJson::held);
        Optional<LastOutcome.Missed> missed = root.member("missed").flatMap(OutcomeJson::missed);
        boolean whole = held.isPresent() == root.member("held").isPresent()
                && missed.isPresent() == root.member("missed").isPresent();
        return address(root).filter(address -> whole).map(address -> new LastOutcome(address, held, missed));
    }

    private static JsonObject write(LastOutcome.Held held) {
        JsonObject.Builder object = JsonObject.builder();
        object.put("digest", held.digest().toString());
        object.put("fetched_at", held.fetchedAt().toString());
        object.put("since", held.since().toString());
        held.validators().etag().ifPresent(etag -> object.put("etag", etag));
        held.validators().lastModified().ifPresent(moment -> object.put("last_modified", moment));
        held.servedFrom().ifPresent(url -> object.put("served_from", url));
        object.put("with_bearer", JsonBoolean.of(held.withBearer()));
        return object.build();
    }

    private static JsonObject write(LastOutcome.Missed missed) {
        JsonObject.Builder object = JsonObject.builder();
        object.put("outcome", missed.outcome().toString());
        missed.status().ifPresent(status -> object.put("status", new JsonNumber(Integer.toString(status))));
        object.put("since", missed.since().toString());
        object.put("why", missed.why());
        return object.build();
    }

    private static Optional<SourceAddress> address(Node root) {
        return root.text("kind").flatMap(kind -> root.text("url").map(url -> new SourceAddress(kind, url)));
    }

    private static Optional<LastOutcome.Held> held(Node node) {
        Optional<Digest> digest = node.text("digest").flatMap(Digest::parse);
        Optional<Instant> fetchedAt = instant(node, "fetched_at");
        Optional<Instant> since = instant(node, "since");
        Optional<Boolean> withBearer = node.member("with_bearer").flatMap(Node::flag);
        if (digest.isEmpty() || fetchedAt.isEmpty() || since.isEmpty() || withBearer.isEmpty()) {
            return Optional.empty();
        }
        Validators validators = new Validators(node.text("etag"), node.text("last_modified"));
        return Optional.of(new LastOutcome.Held(
                digest.get(), fetchedAt.get(), since.get(), validators, node.text("served_from"), withBearer.get()));
    }

    private static Optional<LastOutcome.Missed> missed(Node node) {
        Optional<Outcome> outcome = node.text("outcome").flatMap(Outcome::of);
        Optional<Instant> since = instant(node, "since");
        Optional<String> why = node.text("why");
        if (outcome.isEmpty() || since.isEmpty() || why.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new LastOutcome.Missed(outcome.get(), status(node), since.get(), why.get()));
    }

    private static OptionalInt status(Node node) {
        Optional<Long> number = node.member("status").flatMap(Node::number).flatMap(JsonNumber::asLong);
        return number.map(status -> OptionalInt.of(status.intValue())).orElseGet(OptionalInt::empty);
    }

    private static Optional<Instant> instant(Node node, String member) {
        try {
            return node.text(member).map(Instant::parse).filter(OutcomeJson::isOfOurTime);
        } catch (DateTimeParseException notAnInstant) {
            return Optional.empty();
        }
    }

    /** Whether a moment is one of which a day more or less can be told; no clock that wrote a file showed another. */
    private static boolean isOfOurTime(Instant moment) {
        return !moment.isBefore(Instant.EPOCH) && moment.isBefore(END_OF_TIME);
    }
}
