package io.agentdoc.renderer.site;

import io.agentdoc.document.codec.Instants;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.renderer.page.ListingRow;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The map of a site for those who crawl it: an index, and shards below the protocol's limit of 50,000 addresses. */
final class Sitemap {
    /** Addresses in one map, well within the 50,000 that the protocol allows. */
    static final int LARGEST = 40_000;

    private static final String NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";

    private final String base;
    private final Map<String, ListingRow> rows;

    Sitemap(String base, Map<String, ListingRow> rows) {
        this.base = base;
        this.rows = rows;
    }

    Map<String, Bytes> files() {
        Map<String, Bytes> files = new LinkedHashMap<>();
        List<String> slugs = List.copyOf(rows.keySet());
        int shards = 0;
        for (int from = 0; from == 0 || from < slugs.size(); from += LARGEST) {
            shards++;
            Text shard = new Text(base, from == 0);
            slugs.subList(from, Math.min(slugs.size(), from + LARGEST))
                    .forEach(slug -> shard.agent(
                            slug, Optional.ofNullable(rows.get(slug)).flatMap(ListingRow::assembledAt)));
            files.put(name(shards), shard.bytes());
        }
        files.put("sitemap.xml", index(base, shards));
        return files;
    }

    static String name(int number) {
        return "sitemap/" + number + ".xml";
    }

    static Bytes index(String base, int shards) {
        XmlText index = new XmlText().open("sitemapindex", "xmlns", NAMESPACE);
        for (int number = 1; number <= shards; number++) {
            index.open("sitemap").element("loc", base + name(number)).close("sitemap");
        }
        return index.close("sitemapindex").bytes();
    }

    /** A shard, an agent after another. */
    static final class Text {
        private final String base;
        private final XmlText shard = new XmlText().open("urlset", "xmlns", NAMESPACE);

        Text(String base, boolean withFront) {
            this.base = base;
            if (withFront) {
                url(base, Optional.empty());
            }
        }

        void agent(String slug, Optional<Instant> at) {
            url(base + "agents/" + slug + "/", at);
        }

        private void url(String address, Optional<Instant> at) {
            shard.open("url").element("loc", address);
            at.ifPresent(instant -> shard.element("lastmod", Instants.text(instant)));
            shard.close("url");
        }

        Bytes bytes() {
            return shard.close("urlset").bytes();
        }
    }
}
