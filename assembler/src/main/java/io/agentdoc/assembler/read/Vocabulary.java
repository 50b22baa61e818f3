package io.agentdoc.assembler.read;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** The closed lists of the specification's chapter 6; a value outside its list is read as not stated. */
public final class Vocabulary {
    public static final Set<String> ACTS_FOR = words("person", "organization", "anyone");
    public static final Set<String> INTERACTION = words("service", "interactive");
    public static final Set<String> FOCUS = words("software", "documents", "data", "research", "operations");
    public static final Set<String> DECIDED_BY = words("rule", "model");
    public static final Set<String> REFUSED_BY = words("rule", "model", "person");
    public static final Set<String> ADMISSION = words("open", "allowlist", "screened", "negotiated");
    public static final Set<String> SEALING = words("required", "preferred");
    public static final Set<String> SYSTEM_ACCESS = words("read", "write", "trigger");
    public static final Set<String> WHEN = words("per_task", "standing");
    public static final Set<String> WORKSPACE_ACCESS = words("read", "read-write");
    public static final Set<String> MEMORY = words("remembers-across-jobs", "starts-clean-each-job");
    public static final Set<String> PROMISES = words("no_training", "no_third_party_sharing", "no_human_reading");
    public static final Set<String> SETTING_KIND = words("preference", "rule");
    public static final Set<String> REPORTING = words("records_only", "on_change", "check_ins");
    public static final Set<String> AUTHORITY = words(
            "reads-files",
            "writes-files",
            "reads-systems",
            "updates-systems",
            "triggers-systems",
            "runs-commands",
            "reaches-network",
            "sends-messages",
            "spends-money");
    public static final Set<String> CEILINGS =
            words("job_seconds", "cost_per_job", "spend_per_job", "messages_per_job");
    public static final Set<String> VERDICTS = words("pass", "fail", "inconclusive", "flagged");
    public static final Set<String> ENFORCED_BY = words("runtime", "platform");

    public static final Set<String> CLAUSE_GRADE = words("enforced", "evidence", "recorded");
    public static final Set<String> ENROLLMENT = words("enrolled", "unenrolled", "unproven");
    public static final String TASK_SPECIFIC = "task-specific";
    public static final String OPEN_WITH_FOCUS = "open-with-focus";
    public static final String OPEN_ENDED = "open-ended";

    private static final Set<String> VALUE_KINDS = words("text", "identifier", "url", "document");
    private static final Pattern MEDIA_TYPE =
            Pattern.compile("[A-Za-z0-9!#$&^_.+-]{1,127}/[A-Za-z0-9!#$&^_.+*-]{1,127}");

    private Vocabulary() {}

    /** A media type, or one of the four value kinds (6.3). */
    public static boolean isKind(String text) {
        return VALUE_KINDS.contains(text) || isMediaType(text);
    }

    public static boolean isMediaType(String text) {
        return MEDIA_TYPE.matcher(text).matches();
    }

    /** A closed list that is told in its own order, in every run. */
    static Set<String> words(String... words) {
        return Collections.unmodifiableSet(new LinkedHashSet<>(List.of(words)));
    }
}
