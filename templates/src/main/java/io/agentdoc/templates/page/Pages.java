package io.agentdoc.templates.page;

import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.output.Utf8ByteOutput;
import io.agentdoc.templates.words.Words;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** Turns a page's record into the bytes of the page. */
public final class Pages {
    private static final String TEMPLATES = "io.agentdoc.templates.generated";
    private static final int USUAL_SIZE = 64 * 1024;

    private final TemplateEngine engine = TemplateEngine.createPrecompiled(null, ContentType.Html, null, TEMPLATES);

    public byte[] agent(AgentPage page) {
        return render("page/agent.jte", page);
    }

    public byte[] packagePage(PackagePage page) {
        return render("page/package.jte", page);
    }

    public byte[] index(IndexPage page) {
        return render("page/index.jte", page);
    }

    public byte[] browse(BrowsePage page) {
        return render("page/browse.jte", page);
    }

    public byte[] own(OwnPage page) {
        return render("page/own.jte", page);
    }

    public byte[] search(SearchPage page) {
        return render("page/search.jte", page);
    }

    /** One agent as lists show it, for the search to show it in the same way. */
    public String listed(Listing listing, Words words) {
        var output = new Utf8ByteOutput(4 * 1024);
        engine.render("page/listed.jte", Map.of("listing", listing, "w", words), output);
        return new String(output.toByteArray(), StandardCharsets.UTF_8);
    }

    public byte[] notFound(NotFoundPage page) {
        return render("page/notFound.jte", page);
    }

    private byte[] render(String template, Object page) {
        var output = new Utf8ByteOutput(USUAL_SIZE);
        engine.render(template, page, output);
        return output.toByteArray();
    }
}
