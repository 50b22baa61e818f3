package io.agentdoc.templates.words;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** A word of one of the specification's closed lists, in the language of the page. */
public enum Term implements Phrase {
    SCOPE__TASK_SPECIFIC,
    SCOPE__OPEN_WITH_FOCUS,
    SCOPE__OPEN_ENDED,
    ACTS_FOR__PERSON,
    ACTS_FOR__ORGANIZATION,
    ACTS_FOR__ANYONE,
    FLEET__TRUE,
    FLEET__FALSE,
    STANDING_GUEST__TRUE,
    INTERACTION__SERVICE,
    INTERACTION__INTERACTIVE,
    VISIBILITY__VERIFIABLE,
    VISIBILITY__OBSERVED,
    VISIBILITY__OPAQUE,
    REACH__VERIFIABLE,
    REACH__OBSERVED,
    REACH__OPAQUE,
    FOCUS__SOFTWARE,
    FOCUS__DOCUMENTS,
    FOCUS__DATA,
    FOCUS__RESEARCH,
    FOCUS__OPERATIONS,
    AUTHORITY__READS_FILES,
    AUTHORITY__WRITES_FILES,
    AUTHORITY__READS_SYSTEMS,
    AUTHORITY__UPDATES_SYSTEMS,
    AUTHORITY__TRIGGERS_SYSTEMS,
    AUTHORITY__RUNS_COMMANDS,
    AUTHORITY__REACHES_NETWORK,
    AUTHORITY__SENDS_MESSAGES,
    AUTHORITY__SPENDS_MONEY,
    AUTHORITY__NOTHING,
    WORKSPACE__NOTHING,
    ACCESS__READ,
    ACCESS__WRITE,
    ACCESS__TRIGGER,
    ACCESS__READ_WRITE,
    LEAVES__TRUE,
    LEAVES__FALSE,
    ADMISSION__OPEN,
    ADMISSION__ALLOWLIST,
    ADMISSION__SCREENED,
    ADMISSION__NEGOTIATED,
    SEALING__REQUIRED,
    SEALING__PREFERRED,
    SEALING__KEY_DECLARED,
    SEALING__NO_KEY,
    REFUSAL__PROSE,
    REFUSAL__CLAUSE,
    REFUSAL__ROLE,
    DECIDED_BY__RULE,
    DECIDED_BY__MODEL,
    DECIDED_BY__PERSON,
    PROMISES__NO_TRAINING,
    PROMISES__NO_THIRD_PARTY_SHARING,
    PROMISES__NO_HUMAN_READING,
    MEMORY__REMEMBERS_ACROSS_JOBS,
    MEMORY__STARTS_CLEAN_EACH_JOB,
    PROCESSORS__NONE,
    JURISDICTIONS__NONE,
    COMPLIANCE__NONE,
    RETENTION__DAYS,
    SAMPLE__CONFIRMED,
    SAMPLE__EARLIER,
    SAMPLE__STATED,
    VERDICT__PASS,
    VERDICT__FAIL,
    VERDICT__INCONCLUSIVE,
    VERDICT__FLAGGED,
    CONFORMS__TRUE,
    CONFORMS__FALSE,
    REPLAY__TRUE,
    REPLAY__FALSE,
    JOB_MAY_SET__TRUE,
    JOB_MAY_SET__FALSE,
    SECONDS,
    MESSAGES,
    HANDS_OVER__NONE,
    TOOLS__NONE,
    ENFORCED_BY__RUNTIME,
    ENFORCED_BY__PLATFORM,
    ROLE_STATE,
    SETTING__PREFERENCE,
    SETTING__RULE,
    REPORTING__LEVEL,
    WHEN__PER_TASK,
    WHEN__STANDING;

    private static final Map<String, Term> BY_LIST_AND_VALUE = Arrays.stream(values())
            .collect(Collectors.toUnmodifiableMap(term -> plain(term.name()), Function.identity()));

    /** The word for a value of one of these lists, where it is one of them. */
    public static Optional<Term> of(String list, String value) {
        return Optional.ofNullable(BY_LIST_AND_VALUE.get(list + "__" + value.replace('-', '_')));
    }

    private static String plain(String name) {
        return name.toLowerCase(Locale.ROOT);
    }
}
