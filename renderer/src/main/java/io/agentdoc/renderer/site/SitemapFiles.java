package io.agentdoc.renderer.site;

import io.agentdoc.document.value.Bytes;
import java.time.Instant;
import java.util.Optional;

/** The sitemap file by file: each shard from its own agents, and the index from how many shards there are. */
public final class SitemapFiles {
    private final String base;

    SitemapFiles(String base) {
        this.base = base;
    }

    /** A shard that is being written. */
    public static final class Shard {
        private final Sitemap.Text text;

        private Shard(Sitemap.Text text) {
            this.text = text;
        }

        public void agent(String slug, Optional<Instant> assembledAt) {
            text.agent(slug, assembledAt);
        }

        public Bytes bytes() {
            return text.bytes();
        }
    }

    /** Shards are numbered from one, and the first begins with the front page. */
    public Shard shard(int number) {
        return new Shard(new Sitemap.Text(base, number == 1));
    }

    public static String name(int number) {
        return Sitemap.name(number);
    }

    public Bytes index(int shards) {
        return Sitemap.index(base, shards);
    }
}
