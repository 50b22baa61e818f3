package io.agentdoc.renderer.page;

import io.agentdoc.document.codec.AgentDocReader;
import io.agentdoc.document.codec.Instants;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonDocument;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.model.About;
import io.agentdoc.document.model.AgentDoc;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.renderer.part.DocumentParts;
import io.agentdoc.renderer.part.OlderForm;
import io.agentdoc.templates.page.AgentPage;
import io.agentdoc.templates.page.Frame;
import io.agentdoc.templates.page.PackagePage;
import io.agentdoc.templates.page.Pages;
import io.agentdoc.templates.safe.Preview;
import io.agentdoc.templates.safe.Theirs;
import java.util.Optional;

/** Renders an AgentDoc, ours or anybody's, from the bytes of its JSON and nothing else (9.8). */
public final class PageRenderer {
    private final Pages pages = new Pages();

    /** The page, or nothing where the bytes are no AgentDoc of a version we know. */
    public Optional<RenderedPage> render(Bytes agentdocJson, PageSettings settings) {
        return render(JsonDocument.read(agentdocJson), settings);
    }

    /** The same of bytes that were read already. */
    public Optional<RenderedPage> render(JsonDocument agentdocJson, PageSettings settings) {
        return agentdocJson.reading() instanceof JsonReading.Parsed(Json tree)
                ? render(OlderForm.read(tree), settings)
                : Optional.empty();
    }

    private Optional<RenderedPage> render(Json tree, PageSettings settings) {
        return AgentDocReader.read(tree).map(doc -> page(doc, tree, settings));
    }

    private RenderedPage page(AgentDoc doc, Json tree, PageSettings settings) {
        var parts = new DocumentParts(doc, tree, settings.words());
        var frame = new Frame(
                settings.words(),
                Theirs.title(parts.name()),
                parts.description().map(Theirs::description),
                settings.canonical(),
                settings.canonical()
                        .map(address -> Preview.of(
                                parts.name(),
                                parts.description(),
                                address,
                                doc.assembledAt().map(Instants::text))),
                settings.listed(),
                settings.assets(),
                settings.home(),
                settings.owners());
        byte[] html = doc.about() instanceof About.PackageIdentity
                ? pages.packagePage(new PackagePage(frame, parts.header(settings.json()), parts.body()))
                : pages.agent(new AgentPage(frame, parts.header(settings.json()), parts.body()));
        return new RenderedPage(Bytes.own(html), Rows.of(doc, tree, parts, settings.words()));
    }
}
