package io.agentdoc.cli.config;

/** Where the files of a site stand. */
public enum Layout {
    DIRECTORY("directory"),
    WELL_KNOWN("well-known");

    private final String text;

    Layout(String text) {
        this.text = text;
    }

    @Override
    public String toString() {
        return text;
    }
}
