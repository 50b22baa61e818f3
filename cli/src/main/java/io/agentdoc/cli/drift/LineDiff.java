package io.agentdoc.cli.drift;

import java.util.ArrayList;
import java.util.List;

/** The first lines in which two texts differ, as a unified diff. */
final class LineDiff {
    private static final int CONTEXT = 3;
    private static final int MOST_LINES = 12;

    private LineDiff() {}

    /** The difference with what stands as {@code -} and what is wanted as {@code +}; empty where there is none. */
    static List<String> of(String name, String standing, String wanted) {
        List<String> old = standing.lines().toList();
        List<String> fresh = wanted.lines().toList();
        int start = sameStart(old, fresh);
        if (start == old.size() && start == fresh.size()) {
            return List.of();
        }
        int end = sameEnd(old, fresh, start);
        List<String> gone = cut(old.subList(start, old.size() - end));
        List<String> come = cut(fresh.subList(start, fresh.size() - end));
        int from = Math.max(0, start - CONTEXT);
        List<String> lines = new ArrayList<>();
        lines.add("--- " + name + " (as it stands)");
        lines.add("+++ " + name + " (as the sources give it)");
        int before = start - from;
        lines.add("@@ -" + (from + 1) + "," + (before + gone.size()) + " +" + (from + 1) + "," + (before + come.size())
                + " @@");
        old.subList(from, start).forEach(line -> lines.add(" " + line));
        gone.forEach(line -> lines.add("-" + line));
        come.forEach(line -> lines.add("+" + line));
        return lines;
    }

    private static List<String> cut(List<String> lines) {
        return lines.subList(0, Math.min(MOST_LINES, lines.size()));
    }

    private static int sameStart(List<String> old, List<String> fresh) {
        int same = 0;
        while (same < old.size() && same < fresh.size() && old.get(same).equals(fresh.get(same))) {
            same++;
        }
        return same;
    }

    private static int sameEnd(List<String> old, List<String> fresh, int start) {
        int same = 0;
        while (same < old.size() - start
                && same < fresh.size() - start
                && old.get(old.size() - 1 - same).equals(fresh.get(fresh.size() - 1 - same))) {
            same++;
        }
        return same;
    }
}
