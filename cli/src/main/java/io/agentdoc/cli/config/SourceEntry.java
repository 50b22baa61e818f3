package io.agentdoc.cli.config;

import io.agentdoc.document.model.KnownKind;
import io.agentdoc.document.model.SourceKind;
import io.agentdoc.document.value.Digest;
import io.agentdoc.document.value.SourceId;
import java.net.URI;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** One source of an agent as the configuration names it: fetched, given as taken from an address, or a local file. */
public record SourceEntry(
        SourceId id,
        SourceKind kind,
        Optional<URI> url,
        Optional<FileRef> file,
        Optional<Instant> fetchedAt,
        Optional<Digest> digest,
        Optional<Secret> bearer,
        boolean madeByUs,
        Place at) {
    static final Key<SourceId> ID = Key.of("id", IdForms.sourceId(), "The name that sections point at it by.")
            .mustBeGiven();
    static final Key<SourceKind> KIND =
            Key.of("kind", IdForms.kind(), "What kind of document it is.").mustBeGiven();
    static final Key<URI> URL = Key.of("url", NetForms.url(), "Where it is published.");
    static final Key<FileRef> FILE = Key.of(
            "file",
            FileForms.sourceFile("records/eval.json"),
            "A file that holds its bytes; beside a url they are that address's bytes, and nothing is fetched.");
    static final Key<Instant> FETCHED_AT =
            Key.of("fetched_at", TimeForms.moment(), "When the file's bytes were taken from the url.");
    static final Key<Digest> DIGEST =
            Key.of("digest", IdForms.digest(), "What its bytes must hash to; others are a failed fetch.");
    static final Key<Secret> BEARER = Key.of(
            "bearer", FileForms.secret(), "Where the token lies that is sent to the url's host, and to no other.");
    static final Key<Boolean> MADE_BY_US = Key.of(
                    "made_by_us", Forms.flag(), "Whether this assembler made the observation itself.")
            .or(false);

    static final Table<SourceEntry> TABLE = new Table<>(
            List.of(ID, KIND, URL, FILE, FETCHED_AT, DIGEST, BEARER, MADE_BY_US),
            List.of(
                    new NeedsOneOf(List.of(URL, FILE), "type url: and its address, or file: and its path"),
                    SourceEntry::isGivenOrFetched,
                    SourceEntry::sendsItsBearer,
                    SourceEntry::isOurObservation),
            SourceEntry::of);

    private static void isGivenOrFetched(Block block, Reading reading) {
        boolean given = block.has(URL) && block.has(FILE);
        if (given && !block.has(FETCHED_AT)) {
            reading.fault(
                    block.placeOf(FILE),
                    reading.name() + " has a file beside a url and lacks fetched_at; type fetched_at: and the moment"
                            + " its bytes were taken, such as 2026-10-01T09:00:00Z.");
        }
        if (!given && block.has(FETCHED_AT)) {
            reading.fault(
                    block.placeOf(FETCHED_AT),
                    reading.name() + ".fetched_at belongs to a file beside a url, and only one of them is here; remove"
                            + " fetched_at.");
        }
    }

    private static void sendsItsBearer(Block block, Reading reading) {
        if (block.has(BEARER) && (!block.has(URL) || block.has(FILE))) {
            reading.fault(
                    block.placeOf(BEARER),
                    reading.name() + ".bearer is sent nowhere, for nothing is fetched; remove it.");
        }
    }

    private static void isOurObservation(Block block, Reading reading) {
        boolean observation = block.get(KIND).flatMap(SourceKind::known).equals(Optional.of(KnownKind.OBSERVATION));
        if (block.get(MADE_BY_US).orElse(false) && !observation) {
            reading.fault(
                    block.placeOf(MADE_BY_US),
                    reading.name() + ".made_by_us belongs to an observation; remove it, or type kind: observation.");
        }
    }

    private static SourceEntry of(Block block) {
        return new SourceEntry(
                block.value(ID),
                block.value(KIND),
                block.get(URL),
                block.get(FILE),
                block.get(FETCHED_AT),
                block.get(DIGEST),
                block.get(BEARER),
                block.value(MADE_BY_US),
                block.at());
    }
}
