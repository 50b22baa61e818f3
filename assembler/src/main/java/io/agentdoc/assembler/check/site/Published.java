package io.agentdoc.assembler.check.site;

import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.Bytes;

/**
 * One JSON document of an output folder, among the others.
 *
 * @param name relative to the folder, with {@code /} between folders
 */
public record Published(String name, Bytes bytes, Node root, PublishedFiles all) {
    /** Of a whole site, or of the part of a host that we write to. */
    private static final String WELL_KNOWN = ".well-known/";

    private static final String JSON = ".json";

    /** The folder that it lies in, empty or with a {@code /} at the end. */
    String folder() {
        return name.substring(0, name.lastIndexOf('/') + 1);
    }

    /** Its file's own name. */
    String file() {
        return name.substring(folder().length());
    }

    /** The same without the ending. */
    String stem() {
        return name.endsWith(JSON) ? name.substring(0, name.length() - JSON.length()) : name;
    }

    /** Where the site's own files lie. */
    public String base() {
        return name.startsWith(WELL_KNOWN) ? WELL_KNOWN : "";
    }

    boolean isAgentDoc() {
        return root.member("agentdoc").isPresent();
    }

    boolean isOf(String format) {
        return root.text("format").filter(format::equals).isPresent();
    }
}
