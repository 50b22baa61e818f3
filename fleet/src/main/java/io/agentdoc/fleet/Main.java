package io.agentdoc.fleet;

import io.agentdoc.assembler.OperatorFault;
import java.util.List;
import java.util.Optional;
import org.apache.spark.SparkConf;
import org.apache.spark.sql.SparkSession;

/** The door for {@code spark-submit}: ends with the statuses of {@code agentdoc build}. */
public final class Main {
    private static final int DONE = 0;
    private static final int LOOK = 1;
    private static final int MEND_FIRST = 2;

    private Main() {}

    public static void main(String... arguments) {
        if (List.of(arguments).contains("--help") || List.of(arguments).contains("-h")) {
            System.out.print(Arguments.USAGE);
            return;
        }
        int status;
        try {
            status = run(Arguments.read(arguments));
        } catch (OperatorFault fault) {
            System.err.println("agentdoc: " + fault.getMessage());
            status = MEND_FIRST;
        }
        System.exit(status);
    }

    private static int run(Arguments arguments) {
        SparkConf conf = new SparkConf().setAppName("agentdoc").set("spark.plugins", LeasesPlugin.class.getName());
        arguments.master().ifPresent(conf::setMaster);
        conf.setIfMissing("spark.master", "local[*]").setIfMissing("spark.log.level", "WARN");
        SparkSession spark = SparkSession.builder().config(conf).getOrCreate();
        try {
            Summary summary = new Build(spark, arguments).run();
            System.err.println(summary);
            return summary.wantsALook() ? LOOK : DONE;
        } catch (RuntimeException failed) {
            throw operators(failed).orElseThrow(() -> failed);
        } finally {
            spark.stop();
        }
    }

    /** A fault of the operator's that showed in a task comes wrapped in Spark's own. */
    private static Optional<OperatorFault> operators(Throwable failed) {
        return failed instanceof OperatorFault fault
                ? Optional.of(fault)
                : Optional.ofNullable(failed.getCause()).flatMap(Main::operators);
    }
}
