package io.agentdoc.bench.parts;

import io.agentdoc.assembler.Materials;
import io.agentdoc.assembler.assemble.Assembled;
import io.agentdoc.assembler.assemble.AssemblerIdentity;
import io.agentdoc.assembler.assemble.DocumentAssembler;
import io.agentdoc.assembler.assemble.Trust;
import io.agentdoc.assembler.crypto.SigningKey;
import io.agentdoc.assembler.gather.CachedFetcher;
import io.agentdoc.assembler.gather.FetchPolicy;
import io.agentdoc.assembler.gather.Gatherer;
import io.agentdoc.assembler.links.References;
import io.agentdoc.assembler.links.SourceLinks;
import io.agentdoc.assembler.sign.AssemblySigner;
import io.agentdoc.assembler.sign.Signing;
import io.agentdoc.assembler.store.SourceCache;
import io.agentdoc.assembler.verify.KeyPlaces;
import io.agentdoc.assembler.verify.SignatureRules;
import io.agentdoc.assembler.verify.Verifier;
import io.agentdoc.bench.Yardstick;
import io.agentdoc.document.codec.AgentDocWriter;
import io.agentdoc.document.json.JsonDocument;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.model.AgentDoc;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import io.agentdoc.document.value.Limits;
import io.agentdoc.document.value.PublicKey;
import io.agentdoc.renderer.page.PageRenderer;
import io.agentdoc.renderer.page.PageSettings;
import io.agentdoc.templates.page.Assets;
import io.agentdoc.templates.page.Home;
import io.agentdoc.templates.safe.SafeUrl;
import io.agentdoc.templates.safe.Theirs;
import io.agentdoc.templates.words.Words;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The stages as a build sets them up, for a directory of yardstick agents that lies in a cache. */
final class Works {
    private static final String ID = "https://directory.example";
    private static final Instant AT = Instant.parse("2026-10-02T07:00:00Z");

    private final Gatherer gatherer;
    private final Materials materials = new Materials(new Verifier(Limits.standard(), SignatureRules.standard()));
    private final DocumentAssembler documents;
    private final AssemblySigner signer = new AssemblySigner(
            SigningKey.ofSeed(Digest.of(Bytes.utf8("agentdoc bench test key")).raw()));
    private final PageRenderer pages = new PageRenderer();
    private final PageSettings settings = new PageSettings(
            Words.english(),
            SafeUrl.parse(ID + "/agents/reviewer/"),
            true,
            new Assets().under("../../assets/"),
            Optional.of("../reviewer.json"),
            Optional.of(new Home("../../index.html", Theirs.words("Yardstick agents"))));

    Works(Path cache, Yardstick yardstick) {
        SourceCache sources = SourceCache.readOnly(cache);
        FetchPolicy policy = FetchPolicy.standard();
        this.gatherer = new Gatherer(
                policy,
                new CachedFetcher(policy, sources, AT),
                sources,
                new SourceLinks(References.none(), ID, KeyPlaces.none()),
                AT);
        Trust trust = new Trust(
                Map.of(), keys(yardstick.deployers()), Set.of(), keys(yardstick.evaluators()), Set.of(), Set.of());
        this.documents =
                new DocumentAssembler(new AssemblerIdentity(ID, Set.of(), Optional.of(Duration.ofDays(7)), trust), AT);
    }

    private static Set<PublicKey> keys(List<String> nkeys) {
        return nkeys.stream().flatMap(key -> PublicKey.parse(key).stream()).collect(Collectors.toSet());
    }

    Gatherer gatherer() {
        return gatherer;
    }

    Materials materials() {
        return materials;
    }

    AgentDoc assemble(String id, Materials.Read read) {
        Assembled assembled = documents.assemble(id, Optional.empty(), read.materials(), read.unavailable());
        if (assembled instanceof Assembled.Document document) {
            return document.doc();
        }
        throw new IllegalStateException("a yardstick agent has no document");
    }

    JsonObject signed(JsonObject tree) {
        if (signer.sign(tree) instanceof Signing.Signed(JsonObject document)) {
            return document;
        }
        throw new IllegalStateException("a yardstick agent's document was not signed");
    }

    /** The document as it is published: its tree, its signature, its bytes. */
    JsonDocument signedAndWritten(AgentDoc doc) {
        return JsonDocument.pretty(signed(AgentDocWriter.write(doc)));
    }

    Bytes page(JsonDocument document) {
        return pages.render(document, settings).orElseThrow().html();
    }
}
