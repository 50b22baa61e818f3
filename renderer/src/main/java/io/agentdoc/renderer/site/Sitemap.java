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
        XmlText index = new XmlText().open("sitemapindex", "xmlns", NAMESPACE);
        List<String> slugs = List.copyOf(rows.keySet());
        for (int from = 0, number = 1; from == 0 || from < slugs.size(); from += LARGEST, number++) {
            String name = "sitemap/" + number + ".xml";
            files.put(name, shard(slugs.subList(from, Math.min(slugs.size(), from + LARGEST)), from == 0));
            index.open("sitemap").element("loc", base + name).close("sitemap");
        }
        files.put("sitemap.xml", index.close("sitemapindex").bytes());
        return files;
    }

    private Bytes shard(List<String> slugs, boolean withFront) {
        XmlText shard = new XmlText().open("urlset", "xmlns", NAMESPACE);
        if (withFront) {
            url(shard, base, Optional.empty());
        }
        for (String slug : slugs) {
            url(
                    shard,
                    base + "agents/" + slug + "/",
                    Optional.ofNullable(rows.get(slug)).flatMap(ListingRow::assembledAt));
        }
        return shard.close("urlset").bytes();
    }

    private static void url(XmlText shard, String address, Optional<Instant> at) {
        shard.open("url").element("loc", address);
        at.ifPresent(instant -> shard.element("lastmod", Instants.text(instant)));
        shard.close("url");
    }
}
