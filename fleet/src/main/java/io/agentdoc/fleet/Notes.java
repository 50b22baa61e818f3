package io.agentdoc.fleet;

import java.net.URI;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;

/** What a build notes of its agents for the next one, in a folder beside the output that is never published. */
final class Notes {
    private static final String FOLDER = "agentdoc-fleet";

    private final Setting setting;
    private final JavaSparkContext spark;

    Notes(Setting setting, JavaSparkContext spark) {
        this.setting = setting;
        this.spark = spark;
    }

    private Tree place() {
        return setting.tree(URI.create(Closing.beside(setting) + "/" + FOLDER));
    }

    /** Those of the build before; none where one of them is not whole. */
    JavaRDD<Noted> former() {
        return place().look("_SUCCESS").isPresent()
                ? spark.objectFile(place().path("").toString())
                : spark.emptyRDD();
    }

    /** Notes every agent, once its files are in their places. */
    void leave(JavaRDD<Made> made) {
        Setting told = setting;
        Tree fresh = setting.tree(setting.below("noted"));
        if (fresh.look("_SUCCESS").isEmpty()) {
            fresh.removeAll();
            made.flatMap(agent -> agent.noted(told.outTree()).iterator())
                    .saveAsObjectFile(fresh.path("").toString());
        }
        place().removeAll();
        place().takeAll(fresh);
    }
}
