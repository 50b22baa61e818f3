package io.agentdoc.document.report;

import io.agentdoc.document.check.Finding;
import io.agentdoc.document.check.Level;
import java.util.List;

/**
 * Findings as JUnit XML: a suite for each target, a failed case for each error, and a skipped one for each thing that
 * could not be checked.
 *
 * <p>A case's class is its suite's name, by which Maven's own tools put the two together. Warnings and notes stand in cases that pass, unless somebody is strict about warnings.
 */
public final class JUnitReport {
    private final boolean strict;
    private final StringBuilder xml = new StringBuilder();

    private JUnitReport(boolean strict) {
        this.strict = strict;
    }

    public static String of(List<Checked> checked, boolean strict) {
        JUnitReport report = new JUnitReport(strict);
        report.suites(checked);
        return report.xml.toString();
    }

    private void suites(List<Checked> checked) {
        line("<?xml version=\"1.0\" encoding=\"UTF-8\"?>");
        long tests = checked.stream().mapToLong(JUnitReport::tests).sum();
        long failures = checked.stream().mapToLong(this::failures).sum();
        long skipped =
                checked.stream().mapToLong(one -> one.cannotCheck().size()).sum();
        line("<testsuites name=\"agentdoc\"" + counts(tests, failures, skipped) + ">");
        checked.forEach(this::suite);
        line("</testsuites>");
    }

    private void suite(Checked one) {
        String counts = counts(tests(one), failures(one), one.cannotCheck().size());
        line("  <testsuite name=\"" + Xml.escaped(one.target()) + "\"" + counts + ">");
        line("    <properties>");
        line("      <property name=\"kind\" value=\"" + Xml.escaped(one.kind()) + "\"/>");
        line("    </properties>");
        String name = "    <testcase classname=\"" + Xml.escaped(one.target()) + "\" name=\"";
        for (Located located : one.findings()) {
            finding(name, one, located);
        }
        for (String why : one.cannotCheck()) {
            line(name + "what could not be checked\" time=\"0\">");
            line("      <skipped message=\"" + Xml.escaped(why) + "\"/>");
            line("    </testcase>");
        }
        if (one.findings().isEmpty() && one.cannotCheck().isEmpty()) {
            line(name + "keeps every rule\" time=\"0\"/>");
        }
        line("  </testsuite>");
    }

    private void finding(String name, Checked one, Located located) {
        Finding finding = located.finding();
        String text = Xml.escaped(TextReport.line(one, located));
        line(name + Xml.escaped(finding.rule() + " " + finding.place()) + "\" time=\"0\">");
        if (fails(finding)) {
            String message = Xml.escaped(finding.message());
            line("      <failure message=\"" + message + "\" type=\"" + finding.level() + "\">" + text + "</failure>");
        } else {
            line("      <system-out>" + text + "</system-out>");
        }
        line("    </testcase>");
    }

    private boolean fails(Finding finding) {
        return finding.level() == Level.ERROR || (strict && finding.level() == Level.WARNING);
    }

    private long failures(Checked one) {
        return one.findings().stream()
                .filter(located -> fails(located.finding()))
                .count();
    }

    private static long tests(Checked one) {
        return Math.max(1, one.findings().size() + one.cannotCheck().size());
    }

    private static String counts(long tests, long failures, long skipped) {
        return " tests=\"" + tests + "\" failures=\"" + failures + "\" errors=\"0\" skipped=\"" + skipped
                + "\" time=\"0\"";
    }

    private void line(String line) {
        xml.append(line).append('\n');
    }
}
