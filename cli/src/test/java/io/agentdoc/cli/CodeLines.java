package io.agentdoc.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The command lines that stand in a text, section by section: lines of code that begin with a program. Where a block marks what
 * is typed with a dollar, all else in it is what the program said.
 */
final class CodeLines {
    private static final Pattern PROGRAM = Pattern.compile(
            "((?:\\S*/)?(?:agentdoc|[a-z]+\\.sh)|cd|mkdir|cp|export|mvn|java|node|npm|tar|sha256sum|podman)( .*)?");
    private static final Pattern FENCE = Pattern.compile(" *```(.*)");
    private static final String MARK = "$ ";

    private final List<Section> sections = new ArrayList<>();
    private final List<String> block = new ArrayList<>();
    private List<Line> lines = new ArrayList<>();
    private String heading = "";

    /** @param answer what the text shows below the line, where it marks what is typed */
    record Line(String typed, List<String> answer) {}

    /** Lines that are typed one after another, from where the reader was at the beginning. */
    record Section(String heading, List<Line> lines) {}

    private CodeLines() {}

    static List<Section> of(String text) {
        CodeLines found = new CodeLines();
        boolean fenced = false;
        for (String line : text.replace("\\\n", " ").lines().toList()) {
            Matcher fence = FENCE.matcher(line);
            if (fence.matches()) {
                fenced = !fenced;
                found.endBlock();
            } else if (fenced || (line.startsWith("    ") && !line.strip().startsWith("- "))) {
                found.block.add(line.strip());
            } else if (!line.isBlank()) {
                found.endBlock();
                if (line.startsWith("## ")) {
                    found.endSection(line.substring(3));
                }
            }
        }
        found.endBlock();
        found.endSection("");
        return found.sections;
    }

    private void endBlock() {
        boolean marked = block.stream().anyMatch(line -> line.startsWith(MARK));
        for (String line : block) {
            if (marked && line.startsWith(MARK)) {
                lines.add(new Line(line.substring(MARK.length()), new ArrayList<>()));
            } else if (marked && !lines.isEmpty()) {
                lines.getLast().answer().add(line);
            } else if (PROGRAM.matcher(line).matches()) {
                lines.add(new Line(line, List.of()));
            }
        }
        block.clear();
    }

    private void endSection(String next) {
        if (!lines.isEmpty()) {
            sections.add(new Section(heading, lines));
        }
        lines = new ArrayList<>();
        heading = next;
    }
}
