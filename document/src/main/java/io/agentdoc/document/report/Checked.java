package io.agentdoc.document.report;

import io.agentdoc.document.check.Finding;
import io.agentdoc.document.check.Level;
import java.util.List;

/**
 * What checking one target gave.
 *
 * @param target as the operator named it
 * @param kind what it was taken for
 * @param cannotCheck what could not be looked at, each in a sentence; it is never a pass
 */
public record Checked(String target, String kind, List<Located> findings, List<String> cannotCheck) {
    public Checked {
        findings = List.copyOf(findings);
        cannotCheck = List.copyOf(cannotCheck);
    }

    /** How the check ended. */
    public enum Result {
        PASS("pass"),
        FINDINGS("findings"),
        CANNOT_CHECK("cannot_check");

        private final String text;

        Result(String text) {
            this.text = text;
        }

        @Override
        public String toString() {
            return text;
        }
    }

    /** A finding outweighs what could not be checked; warnings count as findings only where somebody is strict. */
    public Result result(boolean strict) {
        boolean found = findings.stream()
                .map(Located::finding)
                .anyMatch(finding -> finding.level() == Level.ERROR || (strict && finding.level() == Level.WARNING));
        if (found) {
            return Result.FINDINGS;
        }
        return cannotCheck.isEmpty() ? Result.PASS : Result.CANNOT_CHECK;
    }

    /** The name of what a finding stands in: the target's or, in a folder or an archive, the file's. */
    public String file(Located located) {
        return located.file().map(this::inside).orElse(target);
    }

    /** A file as seen from where the target was typed; in the folder itself it has no other name. */
    private String inside(String file) {
        String folder = target.endsWith("/") ? target.substring(0, target.length() - 1) : target;
        return folder.equals(".") ? file : folder + "/" + file;
    }

    /** Where in that file it stands. */
    public String place(Located located) {
        String place = located.finding().place();
        String file = located.file().orElse("");
        boolean begins = !file.isEmpty() && place.startsWith(file);
        return begins ? place.substring(Math.min(place.length(), file.length() + 1)) : place;
    }

    /** How many findings of that level there are. */
    public long count(Level level) {
        return findings.stream()
                .map(Located::finding)
                .map(Finding::level)
                .filter(level::equals)
                .count();
    }
}
