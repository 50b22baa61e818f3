package io.agentdoc.document.check;

import io.agentdoc.document.model.Access;
import io.agentdoc.document.model.Ceiling;
import io.agentdoc.document.model.Handling;
import io.agentdoc.document.model.Identity;
import io.agentdoc.document.model.Input;
import io.agentdoc.document.model.Interaction;
import io.agentdoc.document.model.LeftRecord;
import io.agentdoc.document.model.Member;
import io.agentdoc.document.model.Offering;
import io.agentdoc.document.model.ReachedSystem;
import io.agentdoc.document.model.Refusal;
import io.agentdoc.document.model.Refuses;
import io.agentdoc.document.model.Sample;
import io.agentdoc.document.model.Sealing;
import io.agentdoc.document.model.Setting;
import io.agentdoc.document.model.Workspace;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A member with a closed list of words carries one of them: any other word cannot be read, and what cannot be read is
 * not stated (9.6).
 */
final class ClosedWords implements Check {
    private static final Set<String> AUTHORITY = Set.of(
            "reads-files",
            "writes-files",
            "reads-systems",
            "updates-systems",
            "triggers-systems",
            "runs-commands",
            "reaches-network",
            "sends-messages",
            "spends-money");
    private static final Set<String> DECIDED_BY = Set.of("rule", "model");
    private static final Set<String> REFUSED_BY = Set.of("rule", "model", "person");
    private static final Set<String> WHEN = Set.of("per_task", "standing");
    private static final Set<String> REFUSAL = Set.of("prose", "clause", "role");

    /** The clause that closes a list and the words in it. */
    private record Closed(String rule, Set<String> words) {}

    private static final Map<Member<?>, Closed> LISTS = Map.ofEntries(
            Map.entry(Identity.ACTS_FOR, new Closed("9.5-2", Set.of("person", "organization", "anyone"))),
            Map.entry(Interaction.INTERACTION, new Closed("9.5-3", Set.of("service", "interactive"))),
            Map.entry(Access.ADMISSION, new Closed("9.5-21", Set.of("open", "allowlist", "screened", "negotiated"))),
            Map.entry(Sealing.POSTURE, new Closed("9.6-1", Set.of("required", "preferred"))),
            Map.entry(Refuses.KIND, new Closed("9.5-25", REFUSAL)),
            Map.entry(Refusal.KIND, new Closed("9.5-25", REFUSAL)),
            Map.entry(Refusal.DECIDED_BY, new Closed("9.10-5", REFUSED_BY)),
            Map.entry(Ceiling.DECIDED_BY, new Closed("9.10-5", DECIDED_BY)),
            Map.entry(Offering.AUTHORITY_DECIDED_BY, new Closed("9.10-5", DECIDED_BY)),
            Map.entry(Offering.AUTHORITY, new Closed("6.11-18", AUTHORITY)),
            Map.entry(Workspace.ACCESS, new Closed("9.6-1", Set.of("read", "read-write"))),
            Map.entry(ReachedSystem.ACCESS, new Closed("9.5-28", Set.of("read", "write", "trigger"))),
            Map.entry(Input.WHEN, new Closed("9.5-9", WHEN)),
            Map.entry(LeftRecord.WHEN, new Closed("9.5-28", WHEN)),
            Map.entry(Offering.REPORTING, new Closed("9.6-1", Set.of("records_only", "on_change", "check_ins"))),
            Map.entry(Sample.STATE, new Closed("9.5-20", Set.of("confirmed", "earlier", "stated"))),
            Map.entry(Setting.KIND, new Closed("9.5-32", Set.of("preference", "rule"))),
            Map.entry(Handling.MEMORY, new Closed("9.6-1", Set.of("remembers-across-jobs", "starts-clean-each-job"))));

    @Override
    public void check(Examined document, Findings into) {
        for (Carried carried : document.carried()) {
            carried.member().map(LISTS::get).ifPresent(closed -> words(carried.value(), closed, into));
        }
    }

    private static void words(Spot carried, Closed closed, Findings into) {
        List<Spot> values = carried.node().isArray() ? carried.elements() : List.of(carried);
        for (Spot value : values) {
            if (value.text().filter(word -> !closed.words().contains(word)).isPresent()) {
                into.error(closed.rule(), value.path(), sentence(value));
            }
        }
    }

    private static String sentence(Spot value) {
        return "the word " + Quoted.of(value.text().orElse(""))
                + " is none of the closed list, so nothing is stated by it";
    }
}
