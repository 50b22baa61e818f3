package io.agentdoc.assembler.read;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** The closed lists of the specification's chapter 6; a value outside its list is read as not stated. */
final class Vocabulary {
    static final Set<String> ACTS_FOR = words("person", "organization", "anyone");
    static final Set<String> INTERACTION = words("service", "interactive");
    static final Set<String> FOCUS = words("software", "documents", "data", "research", "operations");
    static final Set<String> DECIDED_BY = words("rule", "model");
    static final Set<String> REFUSED_BY = words("rule", "model", "person");
    static final Set<String> ADMISSION = words("open", "allowlist", "screened", "negotiated");
    static final Set<String> SEALING = words("required", "preferred");
    static final Set<String> SYSTEM_ACCESS = words("read", "write", "trigger");
    static final Set<String> WORKSPACE_ACCESS = words("read", "read-write");
    static final Set<String> MEMORY = words("remembers-across-jobs", "starts-clean-each-job");
    static final Set<String> PROMISES = words("no_training", "no_third_party_sharing", "no_human_reading");
    static final Set<String> SETTING_KIND = words("preference", "rule");
    static final Set<String> REPORTING = words("records_only", "on_change", "check_ins");
    static final Set<String> AUTHORITY = words(
            "reads-files",
            "writes-files",
            "reads-systems",
            "updates-systems",
            "triggers-systems",
            "runs-commands",
            "reaches-network",
            "sends-messages",
            "spends-money");
    static final Set<String> CEILINGS = words("job_seconds", "cost_per_job", "spend_per_job", "messages_per_job");
    static final Set<String> VERDICTS = words("pass", "fail", "inconclusive", "flagged");
    static final Set<String> ENFORCED_BY = words("runtime", "platform");

    static final Set<String> CLAUSE_GRADE = words("enforced", "evidence", "recorded");
    static final Set<String> ENROLLMENT = words("enrolled", "unenrolled", "unproven");
    static final String TASK_SPECIFIC = "task-specific";
    static final String OPEN_WITH_FOCUS = "open-with-focus";
    static final String OPEN_ENDED = "open-ended";

    private static final Set<String> VALUE_KINDS = words("text", "identifier", "url", "document");
    private static final Pattern MEDIA_TYPE =
            Pattern.compile("[A-Za-z0-9!#$&^_.+-]{1,127}/[A-Za-z0-9!#$&^_.+*-]{1,127}");

    private Vocabulary() {}

    /** A media type, or one of the four value kinds (6.3). */
    static boolean isKind(String text) {
        return VALUE_KINDS.contains(text) || isMediaType(text);
    }

    static boolean isMediaType(String text) {
        return MEDIA_TYPE.matcher(text).matches();
    }

    private static Set<String> words(String... words) {
        return Collections.unmodifiableSet(new LinkedHashSet<>(List.of(words)));
    }
}
