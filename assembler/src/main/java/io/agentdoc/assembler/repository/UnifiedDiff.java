package io.agentdoc.assembler.repository;

import io.agentdoc.document.value.Bytes;
import java.util.ArrayList;
import java.util.List;

/** The unified diff of two texts: three lines of context, one hunk for changes that lie close. */
public final class UnifiedDiff {
    private static final int CONTEXT = 3;
    /** Past so many pairs of lines the middle is shown as replaced whole. */
    private static final long MOST_PAIRS = 4_000_000;
    /** Past so many lines, which no file of a package has, nothing is compared line by line. */
    static final int MOST_LINES = 200_000;

    private final List<String> old;
    private final List<String> fresh;
    private final List<Line> lines = new ArrayList<>();

    private UnifiedDiff(List<String> old, List<String> fresh) {
        this.old = old;
        this.fresh = fresh;
    }

    /** A line and whether it stays, goes or comes. */
    private record Line(char mark, String text) {}

    /** The diff, or an empty text where the two are the same. */
    public static String of(String oldName, Bytes old, String freshName, Bytes fresh) {
        if (old.equals(fresh)) {
            return "";
        }
        String names = "--- " + oldName + "\n+++ " + freshName + "\n";
        long most = Math.max(ends(old), ends(fresh));
        if (most > MOST_LINES) {
            return names + "@@ one of the two has " + most + " lines, which is too many to compare @@\n";
        }
        UnifiedDiff diff = new UnifiedDiff(lines(old), lines(fresh));
        diff.compare();
        return names + diff.hunks();
    }

    private static long ends(Bytes bytes) {
        long ends = 0;
        for (int i = 0; i < bytes.size(); i++) {
            ends += bytes.at(i) == '\n' ? 1 : 0;
        }
        return ends;
    }

    /** The lines without their ends; a text that does not end its last line says so in it. */
    private static List<String> lines(Bytes bytes) {
        List<String> lines = new ArrayList<>(List.of(bytes.display().split("\n", -1)));
        if (lines.getLast().isEmpty()) {
            lines.removeLast();
        } else {
            lines.add(lines.removeLast() + "\n\\ No newline at end of file");
        }
        return lines;
    }

    private void compare() {
        int start = 0;
        while (start < Math.min(old.size(), fresh.size()) && old.get(start).equals(fresh.get(start))) {
            start++;
        }
        int oldEnd = old.size();
        int freshEnd = fresh.size();
        while (oldEnd > start && freshEnd > start && old.get(oldEnd - 1).equals(fresh.get(freshEnd - 1))) {
            oldEnd--;
            freshEnd--;
        }
        old.subList(0, start).forEach(line -> lines.add(new Line(' ', line)));
        middle(old.subList(start, oldEnd), fresh.subList(start, freshEnd));
        old.subList(oldEnd, old.size()).forEach(line -> lines.add(new Line(' ', line)));
    }

    private void middle(List<String> before, List<String> after) {
        int[][] common = (long) before.size() * after.size() > MOST_PAIRS ? new int[0][0] : common(before, after);
        int i = 0;
        int j = 0;
        while (i < before.size() || j < after.size()) {
            boolean both = i < before.size() && j < after.size();
            if (both && common.length > 0 && before.get(i).equals(after.get(j))) {
                lines.add(new Line(' ', before.get(i++)));
                j++;
            } else if (i < before.size() && (!both || common.length == 0 || common[i + 1][j] >= common[i][j + 1])) {
                lines.add(new Line('-', before.get(i++)));
            } else {
                lines.add(new Line('+', after.get(j++)));
            }
        }
    }

    /** How many lines the rests from each pair of places have in common. */
    private static int[][] common(List<String> before, List<String> after) {
        int[][] common = new int[before.size() + 1][after.size() + 1];
        for (int i = before.size() - 1; i >= 0; i--) {
            for (int j = after.size() - 1; j >= 0; j--) {
                common[i][j] = before.get(i).equals(after.get(j))
                        ? common[i + 1][j + 1] + 1
                        : Math.max(common[i + 1][j], common[i][j + 1]);
            }
        }
        return common;
    }

    private String hunks() {
        StringBuilder text = new StringBuilder();
        int at = 0;
        while (at < lines.size()) {
            int first = nextChange(at);
            if (first == lines.size()) {
                break;
            }
            int start = Math.max(at, first - CONTEXT);
            int end = endOfHunk(first);
            hunk(start, end, text);
            at = end;
        }
        return text.toString();
    }

    private int nextChange(int from) {
        int at = from;
        while (at < lines.size() && lines.get(at).mark() == ' ') {
            at++;
        }
        return at;
    }

    private int endOfHunk(int firstChange) {
        int last = firstChange;
        for (int at = firstChange; at < lines.size() && at - last <= 2 * CONTEXT; at++) {
            last = lines.get(at).mark() == ' ' ? last : at;
        }
        return Math.min(lines.size(), last + 1 + CONTEXT);
    }

    private void hunk(int start, int end, StringBuilder into) {
        int oldStart = (int) lines.subList(0, start).stream()
                .filter(line -> line.mark() != '+')
                .count();
        int freshStart = (int) lines.subList(0, start).stream()
                .filter(line -> line.mark() != '-')
                .count();
        List<Line> hunk = lines.subList(start, end);
        int oldCount = (int) hunk.stream().filter(line -> line.mark() != '+').count();
        int freshCount = (int) hunk.stream().filter(line -> line.mark() != '-').count();
        into.append("@@ -").append(range(oldStart, oldCount));
        into.append(" +").append(range(freshStart, freshCount)).append(" @@\n");
        hunk.forEach(line -> into.append(line.mark()).append(line.text()).append('\n'));
    }

    private static String range(int start, int count) {
        return (count == 0 ? start : start + 1) + (count == 1 ? "" : "," + count);
    }
}
