package io.agentdoc.assembler.verify;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonNumber;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.Node;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Compares a bound Descriptor with the draft in the package it was installed from (12.6 rule 6, 12.8).
 *
 * <p>An install adds the subject and the signatures, decides whom the agent acts for, whether a person attends it and
 * whether a fleet answers, gives a version where the draft left it empty, may lower a ceiling and may change or drop a
 * revisions policy. Any other difference means that the agent is not the package that was built.
 */
public final class BoundDraft {
    private static final Set<String> DECIDED_AT_INSTALL =
            Set.of("subject", "signatures", "acts_for", "organization_name", "interaction", "fleet");

    private final List<String> differences = new ArrayList<>();

    private BoundDraft() {}

    /** The differences that an install may not make, each as one sentence; none where the two fit. */
    public static List<String> differences(Json draft, Json bound) {
        BoundDraft comparison = new BoundDraft();
        comparison.compare(Node.root(draft), Node.root(bound));
        return List.copyOf(comparison.differences);
    }

    private void compare(Node draft, Node bound) {
        for (String name : names(draft, bound)) {
            if (name.equals("offerings") && isTold(draft) && isTold(bound)) {
                compareOfferings(offerings(draft), offerings(bound));
            } else if (!DECIDED_AT_INSTALL.contains(name) && !isFilledVersion(name, draft)) {
                same(name, draft.member(name), bound.member(name));
            }
        }
    }

    private static boolean isFilledVersion(String name, Node draft) {
        return name.equals("agent_version")
                && draft.text("agent_version").filter(text -> !text.isEmpty()).isEmpty();
    }

    private void same(String what, Optional<Node> draft, Optional<Node> bound) {
        if (!draft.map(Node::value).equals(bound.map(Node::value))) {
            differences.add(what + " differs from the draft");
        }
    }

    private void compareOfferings(Map<String, Node> draft, Map<String, Node> bound) {
        if (!draft.keySet().equals(bound.keySet())) {
            differences.add("the offerings are not those of the draft");
            return;
        }
        draft.forEach((id, offering) -> compareOffering(id, offering, bound.getOrDefault(id, offering)));
    }

    private void compareOffering(String id, Node draft, Node bound) {
        for (String name : names(draft, bound)) {
            String what = "offering " + id + ": " + name;
            switch (name) {
                case "ceilings" -> compareCeilings(what, draft.member(name), bound.member(name));
                case "revisions" -> {
                    if (draft.member(name).isEmpty()) {
                        differences.add(what + " was added");
                    }
                }
                default -> same(what, draft.member(name), bound.member(name));
            }
        }
    }

    private void compareCeilings(String what, Optional<Node> draft, Optional<Node> bound) {
        for (Node.Entry ceiling : draft.map(Node::members).orElse(List.of())) {
            Optional<Node> installed = bound.flatMap(all -> all.member(ceiling.name()));
            Optional<Node> decided = ceiling.node().member("decided_by");
            boolean kept = installed.isPresent()
                    && decided.map(Node::value)
                            .equals(installed.get().member("decided_by").map(Node::value))
                    && isNotRaised(ceiling.node(), installed.get());
            if (!kept) {
                differences.add(what + " " + ceiling.name() + " was raised or changed");
            }
        }
    }

    private static boolean isNotRaised(Node draft, Node bound) {
        Optional<Long> before = most(draft);
        Optional<Long> after = most(bound);
        boolean oneCurrency = draft.member("most")
                .flatMap(most -> most.text("currency"))
                .equals(bound.member("most").flatMap(most -> most.text("currency")));
        return before.isPresent() && after.isPresent() && oneCurrency && after.get() <= before.get();
    }

    private static Optional<Long> most(Node ceiling) {
        Optional<Node> most = ceiling.member("most");
        return most.flatMap(Node::number)
                .or(() -> most.flatMap(money -> money.member("amount_micro")).flatMap(Node::number))
                .flatMap(JsonNumber::asLong);
    }

    /** Whether each offering can be told from the others, so that none hides behind another of its name. */
    private static boolean isTold(Node descriptor) {
        Optional<Node> list = descriptor.member("offerings");
        return list.filter(Node::isArray).isPresent()
                && offerings(descriptor).size() == list.get().elements().size();
    }

    private static Map<String, Node> offerings(Node descriptor) {
        Map<String, Node> byId = new LinkedHashMap<>();
        for (Node offering : descriptor.member("offerings").map(Node::elements).orElse(List.of())) {
            byId.put(offering.text("id").or(() -> offering.text("name")).orElse(""), offering);
        }
        return byId;
    }

    private static Set<String> names(Node draft, Node bound) {
        Set<String> names = new LinkedHashSet<>();
        for (Node node : List.of(draft, bound)) {
            if (node.value() instanceof JsonObject object) {
                names.addAll(object.names());
            }
        }
        return names;
    }
}
