package io.agentdoc.fleet;

import java.io.IOException;
import org.apache.spark.sql.SparkSession;

/** Writes lines of JSON as Parquet, in a process of its own. */
public final class AsParquet {
    private AsParquet() {}

    /**
     * Writes them.
     *
     * @param args the file of lines, and the folder that is to be written
     * @throws IOException where Spark cannot end
     */
    public static void main(String... args) throws IOException {
        try (SparkSession session =
                SparkSession.builder().master("local[1]").appName("as Parquet").getOrCreate()) {
            session.read().json(args[0]).write().parquet(args[1]);
        }
    }
}
