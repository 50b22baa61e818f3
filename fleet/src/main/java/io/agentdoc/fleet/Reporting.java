package io.agentdoc.fleet;

import io.agentdoc.cli.Share;
import io.agentdoc.cli.report.RunReport;
import io.agentdoc.cli.report.Totals;
import io.agentdoc.document.value.Bytes;
import java.io.ByteArrayOutputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;

/** The report of a run, which is the one that {@code agentdoc build --report} writes. */
final class Reporting {
    private static final String NO_AGENTS = "\"agents\": [";

    private final Setting setting;
    private final JavaSparkContext spark;

    Reporting(Setting setting, JavaSparkContext spark) {
        this.setting = setting;
        this.spark = spark;
    }

    void write(JavaRDD<Made> made, Totals totals, URI to, int parts) {
        var none = new ByteArrayOutputStream();
        RunReport.write(
                Share.frame(setting.since(), Instant.now(), setting.terms().at()), totals, agents -> {}, none);
        String frame = none.toString(StandardCharsets.UTF_8);
        int at = frame.indexOf(NO_AGENTS) + NO_AGENTS.length();
        JavaRDD<String> agents = made.sortBy(agent -> agent.work().id(), true, parts)
                .zipWithIndex()
                .map(agent -> RunReport.listed(Bytes.utf8(agent._1().told().report()), agent._2() == 0));
        String end = (totals.agents() == 0 ? "" : "\n  ") + frame.substring(at);
        new Parts(setting, spark).write(place(to), agents, frame.substring(0, at), end);
    }

    private static Tree.Place place(URI to) {
        String whole = to.toString();
        int slash = whole.lastIndexOf('/');
        return new Tree.Place(URI.create(whole.substring(0, slash)), whole.substring(slash + 1));
    }
}
