package io.agentdoc.fleet;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;

/**
 * What directories of some sizes cost on a standalone master with two workers: prints a row of the table in docs/fleet.md for
 * each. Every tree is held against the one that a single process gives, and no host may see more than its limit.
 */
public final class Figures {
    private static final Map<String, String> COUNTED = Map.of("spark.extraListeners", CostListener.class.getName());
    private static final int CHANGED_IN = 100;

    private Figures() {}

    /**
     * Prints the rows.
     *
     * @param args a folder, requests at once for each host, its pause in milliseconds, the least bytes of a source, the sizes
     */
    public static void main(String... args) throws Exception {
        System.out.println(
                "| agents | one process | fleet | its CPU | shuffled | held | bound of the busiest host | 1 % changed |");
        System.out.println("|---|---|---|---|---|---|---|---|");
        for (String size : Arrays.copyOfRange(args, 4, args.length)) {
            var shape = new ThreeHosts.Shape(
                    Integer.parseInt(size),
                    Integer.parseInt(args[1]),
                    Integer.parseInt(args[2]),
                    Integer.parseInt(args[3]));
            System.out.println(row(Files.createDirectories(Path.of(args[0]).resolve(size)), shape));
        }
    }

    private static String row(Path folder, ThreeHosts.Shape shape) throws Exception {
        try (var hosts = new ThreeHosts(folder, shape);
                var cluster = new StandaloneCluster(folder.resolve("cluster"))) {
            long began = System.nanoTime();
            hosts.onOneMachine();
            double alone = (System.nanoTime() - began) / 1e9;
            Cost first = cost(cluster, hosts, "first");
            hosts.assertSameTree("many", cluster.said("first"));
            for (int number = 0; number < shape.agents(); number += CHANGED_IN) {
                hosts.renames(number);
            }
            hosts.onOneMachine();
            Cost again = cost(cluster, hosts, "again");
            hosts.assertSameTree("many", cluster.said("again"));
            return "| %,d | %.0f s | %.0f s | %.0f s | %.1f MB | %.0f MB | %.0f s, %.2f of it | %.1f s, %.1f %% |"
                    .formatted(
                            shape.agents(),
                            alone,
                            first.seconds(),
                            first.cpuMillis() / 1e3,
                            first.shuffled() / 1e6,
                            first.heap() / 1e6,
                            shape.bound(),
                            first.seconds() / Math.max(shape.bound(), 1e-9),
                            again.seconds(),
                            100 * again.seconds() / first.seconds());
        }
    }

    private static Cost cost(StandaloneCluster cluster, ThreeHosts hosts, String name) throws Exception {
        int status = cluster.build(name, COUNTED, hosts.words("many")).waitFor();
        if (status != 0) {
            throw new IllegalStateException("status " + status + ": " + cluster.said(name));
        }
        return Cost.saidIn(cluster.said(name));
    }
}
