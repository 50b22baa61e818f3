package io.agentdoc.assembler.check;

import io.agentdoc.document.check.Finding;
import io.agentdoc.document.check.Level;
import io.agentdoc.document.json.JsonReading;

/** Bytes that no checker can look into, which is a finding and no fault of the program. */
final class Unreadable {
    private static final String RULE = "unreadable";

    private Unreadable() {}

    static Finding because(String why) {
        return new Finding(RULE, Level.ERROR, "", why);
    }

    static Finding json(JsonReading.Malformed broken) {
        return because("it is not JSON as the family reads it: " + broken.why() + " (line " + broken.line()
                + ", column " + broken.column() + ")");
    }
}
