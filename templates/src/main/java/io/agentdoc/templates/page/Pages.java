package io.agentdoc.templates.page;

import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.output.Utf8ByteOutput;

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

    public byte[] notFound(NotFoundPage page) {
        return render("page/notFound.jte", page);
    }

    private byte[] render(String template, Object page) {
        var output = new Utf8ByteOutput(USUAL_SIZE);
        engine.render(template, page, output);
        return output.toByteArray();
    }
}
