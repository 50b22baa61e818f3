package io.agentdoc.renderer.part;

import io.agentdoc.document.json.Json;
import io.agentdoc.templates.safe.SafeHtml;
import io.agentdoc.templates.safe.Theirs;
import io.agentdoc.templates.words.Label;
import io.agentdoc.templates.words.Term;
import io.agentdoc.templates.words.Words;
import java.util.Map;

/** A ceiling in words: what it bounds, and where it stands (6.11). */
record CeilingWords(Words words) {
    private static final Map<String, Label> LABELS = Map.of(
            "job_seconds", Label.JOB_SECONDS,
            "cost_per_job", Label.COST_PER_JOB,
            "spend_per_job", Label.SPEND_PER_JOB,
            "messages_per_job", Label.MESSAGES_PER_JOB);

    SafeHtml label(String name) {
        Label label = LABELS.get(name);
        return label == null ? Theirs.code(name) : words.say(label);
    }

    SafeHtml most(String name, Json most) {
        return switch (name) {
            case "job_seconds" -> words.say(Term.SECONDS, Numbers.shown(words, most));
            case "messages_per_job" -> words.say(Term.MESSAGES, Numbers.shown(words, most));
            default -> Numbers.money(words, most);
        };
    }
}
