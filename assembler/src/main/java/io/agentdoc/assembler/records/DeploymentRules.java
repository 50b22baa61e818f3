package io.agentdoc.assembler.records;

import io.agentdoc.document.json.Node;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A deployment record (8.3). Only its role, its act, the package and the trunk are required: a record of half a deploy is
 * honest, and asking for more would make it the failing one (12.10).
 */
final class DeploymentRules {
    static final String ROLE = "deployment-manager";
    private static final Set<String> ACTS = Set.of("deploy", "remove", "alongside", "retire-version");
    private static final Set<String> SIDES = Set.of("runtime", "platform");
    private static final Pattern NAME = Pattern.compile("[A-Za-z][A-Za-z0-9]*([._ /-]?[A-Za-z0-9]+)*");
    private static final Pattern CHANCE = Pattern.compile("(?=.*[0-9])(?=.*[A-Za-z])[A-Za-z0-9+/_=.-]{20,}");
    private static final Pattern WORDS = Pattern.compile("[A-Za-z]{2,}([._ -][A-Za-z]+|[._ -]?[0-9]{1,4})*");
    private static final int LONGEST_NAME = 80;

    private DeploymentRules() {}

    static void check(Node record, RecordFindings into) {
        into.word("8.3-1", record, "role", Set.of(ROLE));
        into.word("8.3-1", record, "act", ACTS);
        into.needs("8.3-2", record, "package");
        if (record.member("subject").isEmpty()) {
            record.member("agent").ifPresent(agent -> into.note("8.5-1", agent, "read as the subject"));
        }
        custody(record, into);
        into.word("8.3-9", record, "environment", Set.of("test", "staging", "production"));
        elements(record, "secrets_placed").forEach(secret -> secretName(secret, into));
        elements(record, "bindings").forEach(binding -> binding(binding, into));
        elements(record, "ceilings").forEach(ceiling -> ceiling(ceiling, into));
        elements(record, "checks").forEach(check -> List.of("kind", "passed", "when")
                .forEach(member -> into.needs("8.3-13", check, member)));
        ending(record, into);
        mounts(record, into);
    }

    private static void custody(Node record, RecordFindings into) {
        record.member("key_custody").ifPresent(custody -> {
            into.needs("8.3-8", custody, "minted");
            into.needs("8.3-8", custody, "held_by");
            into.word("8.3-8", custody, "minted", Set.of("generated", "provisioned"));
        });
    }

    /** A name is all that may stand here; what is none is never repeated, for it may be the secret. */
    private static void secretName(Node secret, RecordFindings into) {
        boolean isName = secret.text()
                .filter(text -> text.length() <= LONGEST_NAME && NAME.matcher(text).matches())
                .filter(text -> WORDS.matcher(text).matches() || !CHANCE.matcher(text).matches())
                .isPresent();
        if (!isName) {
            into.wrong("8.3-10", secret, "this looks like a value where only a credential's name may stand");
        }
    }

    private static void binding(Node binding, RecordFindings into) {
        into.needs("8.3-11", binding, "system");
        into.word("8.3-11", binding, "provided_by", Set.of("customer", "platform"));
    }

    private static void ceiling(Node ceiling, RecordFindings into) {
        List.of("system", "per", "number", "enforced_by").forEach(member -> into.needs("8.3-12", ceiling, member));
        into.word("8.3-12", ceiling, "enforced_by", SIDES);
    }

    /** What an act that takes something away owes its reader (12.7). */
    private static void ending(Node record, RecordFindings into) {
        String act = record.text("act").orElse("");
        if (act.equals("remove")) {
            into.needs("12.7-8", record, "removed");
            into.needs("12.7-8", record, "remaining");
        }
        if (act.equals("retire-version")) {
            into.needs("12.7-7", record, "removed");
            into.needs("12.7-7", record, "remaining");
        }
        if (act.equals("alongside")) {
            into.needs("12.7-6", record, "reached");
        }
    }

    /** What the harness reads as instruction is inside the image; nothing may be laid over it (12.7.1). */
    private static void mounts(Node record, RecordFindings into) {
        for (Node mount : elements(record, "mounts")) {
            boolean instruction = mount.text()
                    .or(() -> mount.text("path"))
                    .or(() -> mount.text("target"))
                    .filter(Instructions::isOne)
                    .isPresent();
            if (instruction) {
                into.wrong("12.7.1-5", mount, "a file that the harness reads as instruction is mounted over the image");
            }
        }
    }

    private static List<Node> elements(Node record, String member) {
        return record.member(member).map(Node::elements).orElse(List.of());
    }
}
