package io.agentdoc.renderer.site;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.renderer.page.ListingRow;
import io.agentdoc.renderer.page.PageRenderer;
import io.agentdoc.renderer.page.PageSettings;
import io.agentdoc.templates.page.Assets;
import io.agentdoc.templates.words.Words;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;

/** Pages without a site around them: each in a folder of its own, with the assets where the pages look for them. */
public final class LoosePages {
    /** A page's head, by which it is known as one of ours, is well within so many bytes. */
    private static final int HEAD = 64 << 10;
    /** What every page of ours links to, under whatever prefix and whatever the style's version. */
    private static final Pattern OURS =
            Pattern.compile("<link rel=\"stylesheet\" href=\"[^\"]*assets/agentdoc\\.[0-9a-f]+\\.css\">");

    private final OutputFolder folder;
    private final Words words;
    private final PageRenderer renderer = new PageRenderer();
    private final Assets assets = new Assets();

    LoosePages(Path out, Words words) {
        this.folder = new OutputFolder(out.toAbsolutePath().normalize());
        this.words = words;
    }

    /**
     * Writes {@code name/index.html} and {@code name/assets/}, as beside the file of a document.
     *
     * @param json where the document stands, as seen from the page
     */
    public Optional<ListingRow> alone(String name, Bytes agentdocJson, Optional<String> json) {
        return write(name, name + "/assets/", "assets/", agentdocJson, json);
    }

    /** Writes {@code name/index.html}, and {@code assets/} once beside all the names. */
    public Optional<ListingRow> among(String name, Bytes agentdocJson) {
        return write(name, "assets/", "../assets/", agentdocJson, Optional.empty());
    }

    private Optional<ListingRow> write(
            String name, String assetsAt, String seenAt, Bytes agentdocJson, Optional<String> json) {
        var settings = new PageSettings(words, Optional.empty(), true, assets.under(seenAt), json, Optional.empty());
        return renderer.render(agentdocJson, settings).map(page -> {
            refuseStranger(name + "/index.html");
            assets.files().forEach((file, bytes) -> folder.write(assetsAt + file, Bytes.copyOf(bytes)));
            folder.write(name + "/index.html", page.html());
            folder.settle();
            return page.row();
        });
    }

    /** A page that we did not write is somebody's work, and nothing is written over it. */
    private void refuseStranger(String page) {
        folder.beginning(page, HEAD)
                .filter(bytes -> !OURS.matcher(bytes.display()).find())
                .ifPresent(bytes -> {
                    throw new OutputFault(folder.path(page)
                            + " is there and was not written here; take it away, or name another folder");
                });
    }
}
