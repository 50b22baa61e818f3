package io.agentdoc.templates.page;

import static org.junit.jupiter.api.Assertions.assertTrue;

import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.output.Utf8ByteOutput;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class NotFoundTest {

    @Test
    void text_in_a_page_is_escaped() {
        var engine = TemplateEngine.createPrecompiled(null, ContentType.Html, null, "io.agentdoc.templates.generated");
        var out = new Utf8ByteOutput();
        engine.render("page/notFound.jte", new NotFound("en", "<b>Nothing</b> here", "Go on", "/"), out);
        var html = new String(out.toByteArray(), StandardCharsets.UTF_8);
        assertTrue(html.contains("<h1>&lt;b&gt;Nothing&lt;/b&gt; here</h1>"), html);
    }
}
