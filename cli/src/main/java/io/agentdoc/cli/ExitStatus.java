package io.agentdoc.cli;

/** How a run ended, as the shell sees it; the numbers are a contract and are never given another meaning. */
public enum ExitStatus {
    DONE(0, "done, and nothing to look at"),
    LOOK(1, "done, and something wants a look: findings, drift, an agent withheld or unreachable"),
    MEND_FIRST(2, "something must be mended first: usage, configuration, key, path, disk; what was there stays whole"),
    NOTHING_REACHED(3, "nothing at all could be reached"),
    NOT_CHECKED(4, "no finding, but something could not be checked, which is never a pass"),
    OUR_FAULT(70, "a fault of this program"),
    STOPPED(130, "stopped by Ctrl-C, and nothing lost");

    private final int code;
    private final String meaning;

    ExitStatus(int code, String meaning) {
        this.code = code;
        this.meaning = meaning;
    }

    public int code() {
        return code;
    }

    public String meaning() {
        return meaning;
    }
}
