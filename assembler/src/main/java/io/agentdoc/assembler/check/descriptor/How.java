package io.agentdoc.assembler.check.descriptor;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.document.json.Node;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** How a job is done is said in four members of one word each, and two combinations are refused (12.3). */
final class How implements Rule<Declared> {
    private static final Map<String, Set<String>> WORDS = words();

    @Override
    public void check(Declared declared, Found into) {
        for (Node job : declared.jobs()) {
            job.member("how").ifPresent(how -> how(job, how, into));
        }
    }

    private static void how(Node job, Node how, Found into) {
        ObjectForm form = new ObjectForm("12.3-7", how, into);
        if (how.isObject()) {
            WORDS.forEach((name, words) -> form.needs(name, Form.oneOf(words)));
        } else {
            new ObjectForm("12.3-7", job, into).may("how", Form.OBJECT);
        }
        String called = Declared.called(job);
        if (says(how, "control", "model") && says(how, "contract", "full")) {
            into.error(
                    "12.3-8",
                    how,
                    "the job " + called + " has its whole method written down and a model to improvise it; make it a"
                            + " script, or loosen the contract to ends");
        }
        if (says(how, "control", "script") && says(how, "intelligence", "open")) {
            into.error(
                    "12.3-9",
                    how,
                    "the job " + called + " calls itself a script and gives the work to a model; say control model, or"
                            + " intelligence called");
        }
    }

    static boolean says(Node how, String member, String word) {
        return how.text(member).filter(word::equals).isPresent();
    }

    private static Map<String, Set<String>> words() {
        Map<String, Set<String>> words = new LinkedHashMap<>();
        words.put("control", set("script", "model", "person"));
        words.put("intelligence", set("none", "called", "open"));
        words.put("cost", set("none", "metered", "unbounded"));
        words.put("contract", set("full", "ends", "goal"));
        return words;
    }

    private static Set<String> set(String... words) {
        return new LinkedHashSet<>(List.of(words));
    }
}
