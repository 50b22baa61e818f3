package io.agentdoc.document.report;

/** Text inside XML 1.0, in an attribute or between tags; characters that XML has no form for are shown by number. */
final class Xml {
    private Xml() {}

    static String escaped(String text) {
        return Visible.of(text)
                .replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replace("'", "&#39;");
    }
}
