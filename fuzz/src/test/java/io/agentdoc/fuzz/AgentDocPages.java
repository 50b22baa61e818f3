package io.agentdoc.fuzz;

import io.agentdoc.document.check.Checks;
import io.agentdoc.document.check.Finding;
import io.agentdoc.document.codec.AgentDocReader;
import io.agentdoc.document.codec.AgentDocWriter;
import io.agentdoc.document.diff.Diff;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.model.AgentDoc;
import io.agentdoc.document.report.Locations;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.renderer.page.PageRenderer;
import io.agentdoc.renderer.page.PageSettings;
import io.agentdoc.templates.page.Assets;
import io.agentdoc.templates.safe.SafeUrl;
import io.agentdoc.templates.words.Words;
import java.util.List;
import java.util.Optional;

/** An AgentDoc of anybody: read, written, checked, compared and shown. */
final class AgentDocPages implements Target {
    /** A page of nothing has so many bytes, and each byte of a document becomes at most so many of its page. */
    private static final int EMPTY_PAGE = 60_000;

    private static final int MOST_GROWTH = 60;

    static final PageSettings SETTINGS = new PageSettings(
            Words.english(),
            SafeUrl.parse("https://directory.example/agents/a/index.html"),
            true,
            new Assets().under("assets/"),
            Optional.of("a.json"),
            Optional.empty());

    private final Documents documents = Documents.of(Seeds.files(
            path -> path.toString().endsWith(".json") && Seeds.isAgentDoc(path),
            "examples",
            "renderer/src/test/resources",
            "document/src/test/resources",
            "cli/src/test/resources"));

    @Override
    public void test(byte[] input) {
        Bytes bytes = documents.bytes(input);
        Documents.parsed(bytes.toArray()).ifPresent(tree -> sound(bytes, tree));
    }

    static void sound(Bytes bytes, Json tree) {
        List<Finding> findings = Holds.twice(() -> Checks.check(tree));
        new Locations(bytes, tree).of(findings.stream().limit(5).toList());
        Optional<AgentDoc> read = Holds.twice(() -> AgentDocReader.read(tree));
        read.ifPresent(doc -> {
            Json written = AgentDocWriter.write(doc);
            Holds.that(AgentDocReader.read(written).isPresent(), () -> "what we write of it cannot be read");
        });
        Holds.that(Diff.between(tree, tree).isEmpty(), () -> "differs from itself");
        page(bytes);
    }

    static void page(Bytes bytes) {
        Holds.twice(() -> new PageRenderer().render(bytes, SETTINGS)).ifPresent(page -> {
            int size = page.html().size();
            Holds.that(size <= EMPTY_PAGE + MOST_GROWTH * bytes.size(), () -> size + " bytes from " + bytes.size());
            PageMarkup.sound(page.html());
        });
    }

    @Override
    public List<byte[]> seeds() {
        return documents.seeds();
    }
}
