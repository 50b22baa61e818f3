package io.agentdoc.renderer.site;

import io.agentdoc.document.value.Bytes;

/** XML as it is written, a line an element; every text that is put in is escaped. */
final class XmlText {
    private final StringBuilder xml = new StringBuilder("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n");

    /** Opens an element with attributes, each as its name and its value. */
    XmlText open(String name, String... attributes) {
        start(name, attributes);
        xml.append(">\n");
        return this;
    }

    XmlText close(String name) {
        xml.append("</").append(name).append(">\n");
        return this;
    }

    /** An element that holds text and nothing else. */
    XmlText element(String name, String text, String... attributes) {
        start(name, attributes);
        xml.append('>');
        escape(text);
        xml.append("</").append(name).append(">\n");
        return this;
    }

    /** An element that holds nothing. */
    XmlText empty(String name, String... attributes) {
        start(name, attributes);
        xml.append("/>\n");
        return this;
    }

    private void start(String name, String... attributes) {
        xml.append('<').append(name);
        for (int i = 0; i + 1 < attributes.length; i += 2) {
            xml.append(' ').append(attributes[i]).append("=\"");
            escape(attributes[i + 1]);
            xml.append('"');
        }
    }

    /** Characters that XML cannot hold at all are shown as the one that stands for them. */
    private void escape(String text) {
        text.codePoints().forEach(c -> {
            switch (c) {
                case '&' -> xml.append("&amp;");
                case '<' -> xml.append("&lt;");
                case '>' -> xml.append("&gt;");
                case '"' -> xml.append("&quot;");
                default -> xml.appendCodePoint(isAllowed(c) ? c : 0xFFFD);
            }
        });
    }

    private static boolean isAllowed(int c) {
        boolean isControl = c < 0x20 && c != '\t' && c != '\n';
        boolean isNothing = c == 0xFFFE || c == 0xFFFF || (c >= 0xD800 && c <= 0xDFFF);
        return !isControl && !isNothing;
    }

    Bytes bytes() {
        return Bytes.utf8(xml.toString());
    }
}
