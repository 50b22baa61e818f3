package io.agentdoc.renderer.site;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.renderer.page.ListingRow;
import io.agentdoc.renderer.page.RenderedPage;
import io.agentdoc.templates.page.Assets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The files of one agent of a directory, for whoever builds one in many processes; {@link DirectorySite} is for one. */
public final class AgentFiles {
    private final AgentPages pages;

    public AgentFiles(SiteSettings settings) {
        this.pages = new AgentPages(settings, new Assets(settings.theme()));
    }

    /**
     * What is left of an agent when its files are written.
     *
     * @param moved whether something else is said of it than in the document that stood there
     * @param replaced the digests of the Descriptor that was current before and of the one that is now, where they differ
     */
    public record Left(ListingRow row, boolean moved, List<String> replaced, List<Remark> remarks) {}

    /** Where the document of an agent stands, relative to the output. */
    public static String document(String slug) {
        return AgentPages.document(slug);
    }

    public static String page(String slug) {
        return AgentPages.page(slug);
    }

    /** Where a source that is served again stands. */
    public static String mirror(Bytes source) {
        return Mirror.name(source);
    }

    /**
     * Writes document, page and Descriptors; nothing where the bytes are no AgentDoc.
     *
     * @param at when the document was assembled
     */
    public Optional<Left> write(
            String slug, Bytes agentdocJson, boolean listed, List<DescriptorCopy> copies, Instant at, Standing out) {
        return pages.render(slug, agentdocJson, listed).map(rendered -> {
            boolean moved = FactsMoved.between(out.read(document(slug)), agentdocJson);
            write(slug, agentdocJson, rendered, out);
            List<String> replaced = new ArrayList<>();
            List<Remark> remarks = shelf(slug, out).put(copies, at, news -> {
                replaced.add(news.old().toString());
                replaced.add(news.now().toString());
            });
            return new Left(rendered.row(), moved, replaced, remarks);
        });
    }

    /** Leaves an agent as the build before wrote it, with its page anew; nothing where that wrote none. */
    public Optional<Left> keep(String slug, boolean listed, Standing out) {
        return out.read(document(slug))
                .flatMap(json -> pages.render(slug, json, listed).map(rendered -> {
                    write(slug, json, rendered, out);
                    shelf(slug, out).keep();
                    return new Left(rendered.row(), false, List.of(), List.of());
                }));
    }

    /** Keeps what was served beside an agent that has no document any more (6.7). */
    public void keepShelf(String slug, Standing out) {
        shelf(slug, out).keep();
    }

    private static void write(String slug, Bytes json, RenderedPage rendered, Standing out) {
        out.write(document(slug), json);
        out.write(page(slug), rendered.html());
    }

    private static Shelf shelf(String slug, Standing out) {
        return new Shelf(new ShelfFiles.Only(out), "descriptors/" + slug + "/");
    }
}
