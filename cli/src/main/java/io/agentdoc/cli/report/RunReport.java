package io.agentdoc.cli.report;

import io.agentdoc.cli.text.SafeJson;
import io.agentdoc.document.check.Finding;
import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.json.JsonText;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.report.Checked;
import io.agentdoc.document.report.Located;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Limits;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/** A whole run: each agent as soon as it is done, in the order of the ids when it is read. */
public final class RunReport implements AutoCloseable {
    /** What is held in memory before it is sorted on disk: 32 MiB, some ten thousand agents. */
    private static final int MOST_HELD = 32 << 20;

    private final SortedSpill agents = new SortedSpill(MOST_HELD);
    private final Totals totals = new Totals();

    /** When a run was, and by what. */
    public record Frame(String tool, Instant startedAt, Instant finishedAt, Instant at) {}

    public void add(AgentReport report) {
        add(ReportLine.of(report));
    }

    /** The same of one that is in the form in which it is kept. */
    public void add(ReportLine line) {
        totals.add(line);
        agents.add(line.id(), line.json());
    }

    public Totals totals() {
        return totals;
    }

    /** Writes the report as one JSON document, one agent at a time. */
    public void write(Frame frame, OutputStream out) {
        write(frame, totals, agents::forEach, out);
    }

    /** The same of agents that are kept elsewhere, which come in the order of their ids. */
    public static void write(Frame frame, Totals totals, Consumer<BiConsumer<String, Bytes>> agents, OutputStream out) {
        Lines lines = new Lines(out);
        lines.write("{\n");
        lines.write("  \"tool\": " + quoted(frame.tool()) + ",\n");
        lines.write("  \"started_at\": " + quoted(instant(frame.startedAt())) + ",\n");
        lines.write("  \"finished_at\": " + quoted(instant(frame.finishedAt())) + ",\n");
        lines.write("  \"at\": " + quoted(instant(frame.at())) + ",\n");
        lines.write("  \"agents\": [");
        Separator separator = new Separator();
        agents.accept((id, json) -> {
            lines.write(listed(json, separator.first()));
        });
        lines.write(separator.isFirst() ? "],\n" : "\n  ],\n");
        lines.write("  \"totals\": " + indented(Bytes.utf8(SafeJson.of(totals.json())), "  ") + "\n}\n");
    }

    /** An agent as the report lists it, with what stands before it. */
    public static String listed(Bytes json, boolean isFirst) {
        return (isFirst ? "\n" : ",\n") + "    " + indented(json, "    ");
    }

    /** The findings as lines of text, in the order of the agents' ids. */
    public void findings(Consumer<String> each) {
        reread((id, agent) -> found(agent).forEach(finding -> each.accept(FindingForms.line(id, finding))));
    }

    /**
     * The same as checks report what they found; an agent of which there is nothing to tell is left out, so that memory is
     * held for what wants a look and not for every agent.
     *
     * @param within what the names of documents begin with; an agent that has none is named by its id
     */
    public List<Checked> checked(String within) {
        List<Checked> checked = new ArrayList<>();
        reread((id, agent) -> {
            List<Located> located = found(agent).stream().map(Located::nowhere).toList();
            if (!located.isEmpty()) {
                String target = agent.text("document")
                        .map(name -> within.isEmpty() ? name : within + "/" + name)
                        .orElse(id);
                checked.add(new Checked(target, "agentdoc", located, List.of()));
            }
        });
        return checked.isEmpty() ? List.of(new Checked("run", "run", List.of(), List.of())) : checked;
    }

    private void reread(BiConsumer<String, Node> each) {
        JsonParser parser = new JsonParser(Limits.ofOwnNotes());
        agents.forEach((id, json) -> {
            if (parser.parse(json) instanceof JsonReading.Parsed parsed) {
                each.accept(id, Node.root(parsed.root()));
            }
        });
    }

    private static List<Finding> found(Node agent) {
        return agent.member("findings").map(Node::elements).orElse(List.of()).stream()
                .map(FindingForms::read)
                .toList();
    }

    /** JSON has no raw line break inside a text, so that every line of it may be moved. */
    private static String indented(Bytes json, String by) {
        String text = new String(json.toArray(), StandardCharsets.UTF_8);
        return text.substring(0, text.length() - 1).replace("\n", "\n" + by);
    }

    private static String quoted(String text) {
        String pretty = SafeJson.of(new JsonText(text));
        return pretty.substring(0, pretty.length() - 1);
    }

    private static String instant(Instant moment) {
        return moment.truncatedTo(ChronoUnit.SECONDS).toString();
    }

    @Override
    public void close() {
        agents.close();
    }

    /** Whether an element of a list is its first. */
    private static final class Separator {
        private boolean isFirst = true;

        boolean first() {
            boolean was = isFirst;
            isFirst = false;
            return was;
        }

        boolean isFirst() {
            return isFirst;
        }
    }

    private record Lines(OutputStream out) {
        void write(String text) {
            try {
                out.write(text.getBytes(StandardCharsets.UTF_8));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
