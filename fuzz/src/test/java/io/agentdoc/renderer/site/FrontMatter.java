package io.agentdoc.renderer.site;

import io.agentdoc.fuzz.Holds;
import io.agentdoc.fuzz.Scratch;
import io.agentdoc.fuzz.Seeds;
import io.agentdoc.fuzz.Target;
import java.util.List;

/** A page of the owner's with what it says of itself: a page, or one sentence. */
public final class FrontMatter implements Target {
    private final Scratch scratch = Scratch.folder();

    @Override
    public void test(byte[] input) {
        scratch.write("page.md", input);
        Holds.twice(this::read);
    }

    private String read() {
        try {
            return new OwnPages(scratch.root()).pages().toString();
        } catch (OutputFault told) {
            Holds.that(!String.valueOf(told.getMessage()).isBlank(), () -> "no sentence");
            return "none";
        }
    }

    @Override
    public List<byte[]> seeds() {
        return Seeds.all(
                Seeds.files(Seeds.ending(".md"), "examples", "docs/pages"),
                Seeds.texts("---\ntitle: About\norder: 2\n---\n\n# A\n\n[b](page.md)\n", "---\ntitle:a\n---\nb"));
    }
}
