package io.agentdoc.assembler.check.job;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.document.check.Finding;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.Node;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The deliveries of each job: a revision keeps the job, is one version further, and reuses the pieces whose reference and
 * digest are both those of the delivery before (5.7).
 */
public final class Revisions {
    private final Map<String, Node> byTask = new HashMap<>();
    private final Map<String, Node> waiting = new HashMap<>();

    /** What there is to say of a manifest beside those that were looked at before it, whichever of two revises the other. */
    public List<Finding> look(Json document) {
        Node manifest = Node.root(document);
        Found found = new Found();
        manifest.text("revises")
                .ifPresent(prior -> Optional.ofNullable(byTask.get(prior))
                        .ifPresentOrElse(
                                before -> compare(before, manifest, found), () -> waiting.put(prior, manifest)));
        manifest.text("task_id").ifPresent(task -> {
            byTask.put(task, manifest);
            Optional.ofNullable(waiting.remove(task)).ifPresent(later -> revised(manifest, later, found));
        });
        return found.findings();
    }

    /** The revision was looked at first, and what it breaks can only be told here. */
    private static void revised(Node before, Node after, Found into) {
        Found found = new Found();
        compare(before, after, found);
        found.findings()
                .forEach(finding -> into.error(
                        finding.rule(),
                        before.member("task_id").orElse(before),
                        "in the delivery that revises this one, at " + finding.place() + ": " + finding.message()));
    }

    private static void compare(Node before, Node after, Found into) {
        if (!before.text("job").equals(after.text("job"))) {
            into.error(
                    "5.7-2",
                    after.member("job").orElse(after),
                    "a revision is of the job that it revises; say that job");
        }
        Optional<Long> next = before.member("version").flatMap(Form::whole).map(version -> version + 1);
        if (next.isPresent() && !after.member("version").flatMap(Form::whole).equals(next)) {
            into.error(
                    "5.7-2", after.member("version").orElse(after), "a revision is one version further: " + next.get());
        }
        long counted = reused(before, after);
        after.member("reused")
                .flatMap(reused -> reused.member("pieces"))
                .filter(said ->
                        Form.whole(said).filter(count -> count != counted).isPresent())
                .ifPresent(said -> into.error(
                        "5.7-6",
                        said,
                        "reused_mismatch: " + counted
                                + " pieces have the reference and the digest of the delivery before;"
                                + " the work stands, the count does not"));
    }

    static long reused(Node before, Node after) {
        Set<List<String>> had = new HashSet<>();
        JobForms.pieces(before).forEach(piece -> identity(piece).ifPresent(had::add));
        return JobForms.pieces(after).stream()
                .flatMap(piece -> identity(piece).stream())
                .filter(had::contains)
                .count();
    }

    private static Optional<List<String>> identity(Node piece) {
        Optional<String> digest = piece.text("digest");
        return piece.text("ref").flatMap(ref -> digest.map(text -> List.of(ref, text)));
    }
}
