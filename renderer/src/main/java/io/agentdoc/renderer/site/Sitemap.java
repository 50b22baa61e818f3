package io.agentdoc.renderer.site;

import io.agentdoc.document.codec.Instants;
import io.agentdoc.document.value.Bytes;
import java.time.Instant;
import java.util.Optional;
import java.util.function.BiConsumer;

/** The map of a site for those who crawl it: an index, and shards below the protocol's limit of 50,000 addresses. */
final class Sitemap {
    /** Addresses in one map, well within the 50,000 that the protocol allows. */
    static final int LARGEST = 40_000;

    private static final String NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";

    private final String base;
    private final BiConsumer<String, Bytes> out;
    private Text shard;
    private int shards = 1;
    private int agents;

    /** @param out takes each file when it is whole */
    Sitemap(String base, BiConsumer<String, Bytes> out) {
        this.base = base;
        this.out = out;
        this.shard = new Text(base, true);
    }

    /** The next agent in the order of the slugs. */
    void add(String slug, Optional<Instant> at) {
        if (agents == LARGEST) {
            out.accept(name(shards), shard.bytes());
            shards++;
            agents = 0;
            shard = new Text(base, false);
        }
        shard.agent(slug, at);
        agents++;
    }

    void end() {
        out.accept(name(shards), shard.bytes());
        out.accept("sitemap.xml", index(base, shards));
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
