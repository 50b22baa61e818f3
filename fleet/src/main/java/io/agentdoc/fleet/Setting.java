package io.agentdoc.fleet;

import io.agentdoc.assembler.store.SourceCache;
import io.agentdoc.cli.Share;
import java.io.Serializable;
import java.net.URI;
import java.time.Instant;
import java.util.UUID;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.util.SerializableConfiguration;

/**
 * What every task of a build is told.
 *
 * @param out where the site goes
 * @param cache where sources are kept
 * @param state what is kept only until the build is over
 * @param since since when answers count that the cache has
 * @param offline whether no host is asked
 */
record Setting(
        Share.Terms terms,
        URI out,
        URI cache,
        URI state,
        Instant since,
        boolean offline,
        Broadcast<SerializableConfiguration> hadoop)
        implements Serializable {

    Tree outTree() {
        return new Tree(out, below("unfinished"), conf());
    }

    Tree stateTree() {
        return new Tree(state, below("unfinished"), conf());
    }

    /** A folder that only this attempt of a task writes into. */
    URI staging(long attempt) {
        return below("staged/" + attempt + "-" + UUID.randomUUID());
    }

    Tree tree(URI root) {
        return new Tree(root, below("unfinished"), conf());
    }

    SourceCache sourceCache() {
        return SourceCache.of(new HadoopCache(
                new Tree(cache, URI.create(cache.toString().replaceAll("/+$", "") + "/unfinished"), conf())));
    }

    /** The work of this process without asking anybody. */
    Share share() {
        return Shares.of(this, "cache", () -> Share.of(terms, sourceCache(), new Share.Asking.Nobody()));
    }

    /** The work of this process with asking hosts. */
    Share asking() {
        int perHost = share().perHost();
        return Shares.of(
                this,
                "hosts",
                () -> Share.of(terms, sourceCache(), new Share.Asking.Hosts(new Permits(perHost), since)));
    }

    URI below(String name) {
        return URI.create(state.toString().replaceAll("/+$", "") + "/" + name);
    }

    private Configuration conf() {
        return hadoop.value().value();
    }
}
