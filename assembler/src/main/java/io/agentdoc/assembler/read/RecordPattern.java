package io.agentdoc.assembler.read;

import java.util.List;

/** Where a record lands: a pattern inside the records' folder, and never a place on a host (12.3). */
public final class RecordPattern {
    private RecordPattern() {}

    public static boolean leadsOut(String pattern) {
        return pattern.startsWith("/")
                || pattern.startsWith("~")
                || pattern.contains("\\")
                || List.of(pattern.split("/", -1)).contains("..")
                || (pattern.length() > 1 && pattern.charAt(1) == ':')
                || pattern.contains("://");
    }
}
