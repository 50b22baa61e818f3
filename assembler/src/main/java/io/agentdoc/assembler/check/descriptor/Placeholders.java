package io.agentdoc.assembler.check.descriptor;

import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.Quoted;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.assembler.check.rule.Walk;
import io.agentdoc.document.json.Node;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A command uses the placeholders that the host knows and no others (12.3). */
final class Placeholders implements Rule<Declared> {
    private static final Pattern PLACEHOLDER = Pattern.compile("\\{([A-Za-z_][A-Za-z0-9_]*)\\}");
    private static final Set<String> KNOWN =
            Set.of("home", "package", "records", "work", "job_dir", "message_id", "sender", "handle", "in_reply_to");
    private static final Set<String> OF_A_FILE = Set.of("file_path", "file_media_type");

    @Override
    public void check(Declared declared, Found into) {
        for (Node job : declared.jobs()) {
            for (Node.Entry member : job.member("run").map(Node::members).orElse(List.of())) {
                Walk.values(member.node())
                        .forEach(value -> value(value, member.name().equals("per_file"), into));
            }
        }
    }

    private static void value(Node value, boolean perFile, Found into) {
        Matcher matcher = PLACEHOLDER.matcher(value.text().orElse(""));
        while (matcher.find()) {
            String name = matcher.group(1);
            if (OF_A_FILE.contains(name) && !perFile) {
                into.error("12.3-12", value, "{" + name + "} has a value inside per_file only; move it there");
            } else if (!OF_A_FILE.contains(name) && !KNOWN.contains(name)) {
                into.error(
                        "12.3-12",
                        value,
                        "the host knows no placeholder " + Quoted.of("{" + name + "}") + "; take it out");
            }
        }
    }
}
