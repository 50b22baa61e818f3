package io.agentdoc.cli;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * One line as the runner of GitHub Actions reads workflow commands: {@code ::NAME KEY=VALUE,KEY=VALUE::DATA}, with
 * {@code %25}, {@code %0D} and {@code %0A} for three characters everywhere and {@code %3A} and {@code %2C} for two more in
 * values.
 */
record WorkflowCommand(String name, Map<String, String> properties, String data) {

    static WorkflowCommand parse(String line) {
        int end = line.indexOf("::", 2);
        if (!line.startsWith("::") || end < 0) {
            throw new AssertionError("no workflow command: " + line);
        }
        String head = line.substring(2, end);
        int space = head.indexOf(' ');
        Map<String, String> properties = new LinkedHashMap<>();
        for (String property : head.substring(space + 1).split(",", -1)) {
            String[] pair = property.split("=", 2);
            if (pair.length < 2 || properties.put(pair[0], value(pair[1])) != null) {
                throw new AssertionError("no property: " + property + " in " + line);
            }
        }
        return new WorkflowCommand(head.substring(0, space), properties, data(line.substring(end + 2)));
    }

    private static String data(String text) {
        return text.replace("%0D", "\r").replace("%0A", "\n").replace("%25", "%");
    }

    private static String value(String text) {
        return data(text.replace("%3A", ":").replace("%2C", ","));
    }
}
