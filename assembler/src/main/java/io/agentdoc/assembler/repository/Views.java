package io.agentdoc.assembler.repository;

import io.agentdoc.assembler.packages.PackageTree;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.Bytes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The three views that are generated from the authored files for a harness that reads Markdown (12.5).
 *
 * <pre>
 * NOT.md       the Descriptor's refusals, line by line
 * RECORDS.md   its records: - NAME — at `FILE`
 * SYSTEMS.md   its systems: | NAME | KIND | ACCESS | NEEDS; credential `NAME`, spends per UNIT, the caller's material … |
 * </pre>
 *
 * <p>The forms are those of the packages published so far, byte for byte. Where there is no system there is no
 * {@code SYSTEMS.md}; one with an empty table says the same.
 */
public final class Views {
    public static final String FOLDER = "net.agentdoc.package";
    public static final String NOT = "NOT.md";
    public static final String RECORDS = "RECORDS.md";
    public static final String SYSTEMS = "SYSTEMS.md";

    private final Node draft;
    private final Node install;

    private Views(Node draft, Node install) {
        this.draft = draft;
        this.install = install;
    }

    /** One view: its file's name, its bytes, and whether its file may as well be missing. */
    public record View(String name, Bytes bytes, boolean optional) {
        /** The title line, by which a file is known as made from this template. */
        String title() {
            String text = bytes.display();
            return text.substring(0, text.indexOf('\n'));
        }
    }

    public static List<View> of(PackageTree.Reading.Opened opened) {
        Views views = new Views(root(opened, PackageTree.DESCRIPTOR), root(opened, PackageTree.INSTALL));
        return List.of(
                new View(NOT, Bytes.utf8(views.not()), false),
                new View(RECORDS, Bytes.utf8(views.records()), false),
                new View(
                        SYSTEMS,
                        Bytes.utf8(views.systems()),
                        views.list("systems").isEmpty()));
    }

    private String not() {
        String refusals = draft.text("refusals").filter(text -> !text.isEmpty()).orElse("Not stated.");
        return "# Where this agent stops\n\n" + refusals + "\n";
    }

    private String records() {
        List<String> lines = list("records").stream()
                .filter(record -> name(record).isPresent())
                .map(Views::record)
                .toList();
        return lines.isEmpty()
                ? "# The records this agent must leave\n\nNone is named.\n"
                : "# The records this agent must leave\n\n"
                        + "This is the contract. The agent leaves the following behind, on\nevery run.\n\n"
                        + String.join("", lines)
                        + "\nAn agent that leaves less than this does not do this job,\nwhatever else it does well.\n";
    }

    private static String record(Node record) {
        String file =
                record.text("file").map(pattern -> " — at `" + pattern + "`").orElse("");
        String standing = record.text("when").filter("standing"::equals).isPresent() ? " — standing" : "";
        return "- " + line(name(record).orElseThrow()) + standing + line(file) + "\n";
    }

    private String systems() {
        String rows = list("systems").stream()
                .filter(system -> name(system).isPresent())
                .map(this::row)
                .collect(Collectors.joining());
        return "# The systems this agent needs\n\n"
                + "Named by what the work needs rather than by product. The access level\n"
                + "is the most this work needs; a deployment that grants more is granting\n"
                + "more than the job requires.\n\n"
                + "| System | Kind | Access | What the access is for |\n|---|---|---|---|\n"
                + rows
                + "\nWhoever deploys this agent binds these systems to their own,\n"
                + "and places any named credential. Nothing here names a product.\n";
    }

    private String row(Node system) {
        String name = name(system).orElseThrow();
        Optional<Node> entry = install.member("systems").stream()
                .flatMap(systems -> systems.elements().stream())
                .filter(other -> name(other).filter(name::equals).isPresent())
                .findFirst();
        String needs = system.text("needs").orElse("not stated");
        String more = String.join(", ", more(system, entry));
        return "| " + cell(name)
                + " | " + cell(entry.flatMap(at -> at.text("kind")).orElse("not stated"))
                + " | " + cell(system.text("access").orElse("not stated"))
                + " | " + cell(more.isEmpty() ? needs : needs + "; " + more) + " |\n";
    }

    private static List<String> more(Node system, Optional<Node> entry) {
        List<String> more = new ArrayList<>();
        entry.flatMap(at -> at.text("credential")).ifPresent(credential -> more.add("credential `" + credential + "`"));
        entry.flatMap(at -> at.member("spends"))
                .flatMap(spends -> spends.text("unit"))
                .ifPresent(unit -> more.add("spends per " + unit));
        if (system.member("leaves").flatMap(Node::flag).orElse(false)) {
            more.add("the caller's material is sent to it");
        }
        return more;
    }

    private List<Node> list(String member) {
        return draft.member(member).map(Node::elements).orElse(List.of());
    }

    /** A system's name, whose alias for one revision is role; the name wins (6.2, 12.4). */
    private static Optional<String> name(Node entry) {
        return entry.text("name").or(() -> entry.text("role")).filter(text -> !text.isEmpty());
    }

    private static String cell(String text) {
        return line(text).replace("|", "\\|");
    }

    private static String line(String text) {
        return text.replaceAll("[\\r\\n]+", " ");
    }

    private static Node root(PackageTree.Reading.Opened opened, String file) {
        Json tree = opened.tree().get(file).orElse(JsonObject.empty());
        return Node.root(tree);
    }
}
