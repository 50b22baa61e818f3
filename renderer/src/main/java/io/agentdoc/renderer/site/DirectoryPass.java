package io.agentdoc.renderer.site;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.renderer.search.IndexWriter;
import io.agentdoc.renderer.spill.Scratch;
import io.agentdoc.renderer.spill.SortedSpill;
import io.agentdoc.templates.page.Assets;
import io.agentdoc.templates.page.Pages;
import java.io.IOException;
import java.io.OutputStream;
import java.util.HashMap;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/** The one pass over all rows that makes what stands on all agents together, each file given away when it is whole. */
final class DirectoryPass {
    private final SiteSettings settings;
    private final Assets assets;
    private final RowSet rows;
    private final Scratch scratch;

    DirectoryPass(SiteSettings settings, Assets assets, RowSet rows, Scratch scratch) {
        this.settings = settings;
        this.assets = assets;
        this.rows = rows;
        this.scratch = scratch;
    }

    /**
     * Makes all files but the list for programs, and answers with that.
     *
     * @param each hears of each agent in the order of the slugs
     */
    Programs make(BiConsumer<String, Bytes> out, Consumer<RowSet.Listed> each) {
        new Lists(settings, assets).fixed().forEach(out);
        var search = new SearchFiles(settings, assets, Map.of(), new Pages());
        search.fixed().forEach(out);
        IndexWriter index = search.index(scratch, out);
        Facets facets = new Facets(settings, rows, scratch);
        Programs programs = new Programs(scratch.sorted());
        rows.forEach(agent -> {
            search.add(index, agent.slug(), agent.row());
            facets.add(agent);
            programs.lines.add(agent.slug(), ProgramList.line(settings, agent.slug(), agent.row()));
            each.accept(agent);
        });
        index.end();
        facets.write(out);
        return programs;
    }

    /** What all of it takes, in bytes. */
    Map<String, Long> sizes() {
        Map<String, Long> sizes = new HashMap<>();
        Programs programs = make((name, bytes) -> sizes.put(name, (long) bytes.size()), agent -> {});
        sizes.put(Lists.PROGRAMS, programs.size());
        return sizes;
    }

    /** The list for programs, a line an agent. */
    record Programs(SortedSpill lines) implements Writing {
        @Override
        public void to(OutputStream out) throws IOException {
            for (var sorted = lines.read(); sorted.hasNext(); ) {
                sorted.next().value().stream().transferTo(out);
                out.write('\n');
            }
        }

        long size() {
            long size = 0;
            for (var sorted = lines.read(); sorted.hasNext(); ) {
                size += sorted.next().value().size() + 1;
            }
            return size;
        }
    }
}
