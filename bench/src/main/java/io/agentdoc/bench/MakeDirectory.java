package io.agentdoc.bench;

import io.agentdoc.assembler.crypto.CryptoLimits;
import io.agentdoc.assembler.crypto.KeyFiles;
import io.agentdoc.assembler.store.LastOutcome;
import io.agentdoc.assembler.store.SourceAddress;
import io.agentdoc.assembler.store.SourceCache;
import io.agentdoc.assembler.store.Validators;
import io.agentdoc.document.json.CanonicalJson;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.value.Digest;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Writes a directory of yardstick agents: {@code MakeDirectory FOLDER AGENTS SEED [small]}; a small one has a
 * card of 2 KB and nothing else.
 *
 * <p>Into the folder come {@code agentdoc.yaml}, {@code agents.jsonl}, a new key of the assembler, and {@code cache/}, which
 * holds every source as a former run would have left it, so that {@code build --offline --cache cache} reads them.
 */
public final class MakeDirectory {
    private static final Instant FETCHED = Instant.parse("2026-10-02T05:00:00Z");
    private static final int KIND = 3;

    private MakeDirectory() {}

    public static void main(String[] arguments) throws IOException {
        Path folder = Path.of(arguments[0]);
        long agents = Long.parseLong(arguments[1]);
        Yardstick yardstick = new Yardstick(Long.parseLong(arguments[2]));
        boolean small = arguments.length > KIND && arguments[KIND].equals("small");
        Files.createDirectories(folder);
        new KeyFiles(name -> Optional.empty(), new SecureRandom(), CryptoLimits.standard())
                .create(folder.resolve("assembler.pem"));
        Files.writeString(folder.resolve("agentdoc.yaml"), configuration(yardstick));
        SourceCache cache = SourceCache.at(folder.resolve("cache"));
        try (OutputStream list = Files.newOutputStream(folder.resolve("agents.jsonl"))) {
            for (long number = 0; number < agents; number++) {
                List<YardstickSource> sources = small ? yardstick.small(number) : yardstick.agent(number);
                sources.forEach(source -> keep(source, cache));
                CanonicalJson.write(entry(number, sources), list);
                list.write('\n');
            }
        }
    }

    private static void keep(YardstickSource source, SourceCache cache) {
        Digest digest = cache.keep(source.bytes());
        cache.remember(LastOutcome.of(
                new SourceAddress(source.kind(), source.url()),
                new LastOutcome.Held(digest, FETCHED, FETCHED, Validators.none(), Optional.empty(), false)));
    }

    private static JsonObject entry(long number, List<YardstickSource> sources) {
        return JsonObject.builder()
                .put("id", Yardstick.id(number))
                .put(
                        "sources",
                        JsonArray.of(sources.stream()
                                .map(source -> JsonObject.builder()
                                        .put("id", source.id())
                                        .put("kind", source.kind())
                                        .put("url", source.url())
                                        .build())))
                .build();
    }

    private static String configuration(Yardstick yardstick) {
        return """
            assembler:
              id: https://directory.example
              key: assembler.pem
            stale_after: P7D
            site:
              layout: directory
              title: Yardstick agents
              base_url: https://directory.example/
              language: en
            trust:
              deployers: [ %s ]
              platforms: []
              evaluators: [ %s ]
            agents_from: [ agents.jsonl ]
            """.formatted(quoted(yardstick.deployers()), quoted(yardstick.evaluators()));
    }

    private static String quoted(List<String> keys) {
        return keys.stream().map(key -> '"' + key + '"').collect(Collectors.joining(", "));
    }
}
