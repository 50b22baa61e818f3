package io.agentdoc.assembler.repository;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.Node;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/** The members in which two documents differ, by path and without their texts, each with its reason. */
final class Differences {
    /** Why ours is other than the published one: the first fit speaks. The published ones are of September 2026. */
    private static final Map<String, String> REASONS = reasons();

    private final Json published;
    private final Json ours;

    Differences(Json published, Json ours) {
        this.published = published;
        this.ours = ours;
    }

    private static Map<String, String> reasons() {
        Map<String, String> reasons = new LinkedHashMap<>();
        reasons.put("assembled_by", "decision 16: it names the format of the document and no tool");
        reasons.put(
                "sources\\[.*]\\.digest",
                "a member called digest is spelled sha256: and 64 digits; the digits are the same");
        reasons.put("sources\\[.*]\\.path", "decision 15: in place of url and fetched_at");
        reasons.put(
                "sections\\.identity\\.agent_version(_from)?", "9.5: of the Descriptor, and shown where it is stated");
        reasons.put("sections\\.identity\\.lineage(\\W.*|_from)?", "13.6: from is shown as lineage");
        reasons.put("sections\\.identity\\..*_from", "9.3: a section of several sources says which said a member");
        reasons.put("sections\\.shape(\\..*)?", "6.12, since 0.27: kind has no home, and a silent section is absent");
        reasons.put("sections\\.sells\\.scopes(\\W.*)?", "6.11 and 9.5, since 0.27");
        reasons.put("sections\\.sells\\.offerings\\[.*]\\.scope", "6.11, since 0.27: absent means task-specific");
        reasons.put(
                "sections\\.sells\\.offerings\\[.*]\\.(outputs|deliverables)(\\W.*)?",
                "9.5: outputs stand as deliverables, by when they are due");
        reasons.put(
                "sections\\.sells\\.offerings\\[.*]\\.inputs\\[.*]\\.media_type",
                "decision 26: where the kind is a media type");
        reasons.put("sections\\.leaves\\.records\\[.*]\\.state", "9.5: a record stands in a column");
        reasons.put("not_stated\\[told]", "9.5: the section left the list");
        reasons.put(
                "not_stated\\[handling\\.retention]",
                "9.5: an absent section stands there once and covers its members");
        reasons.put("not_stated\\[(subject|signatures)]", "13.4 rule 2: named, because silence is printed");
        reasons.put("not_stated\\[(shape|configs)]", "9.5: every absent section is named");
        reasons.put("not_stated\\[.*\\.price]", "13.4 rule 2: each price path is named");
        reasons.put("not_stated\\[.*]", "9.5 and 9.10: a member that a present section could have is named");
        return reasons;
    }

    List<String> explained() {
        Map<String, String> before = flat(published);
        Map<String, String> now = flat(ours);
        TreeSet<String> paths = new TreeSet<>(before.keySet());
        paths.addAll(now.keySet());
        return paths.stream()
                .filter(path -> !before.getOrDefault(path, "").equals(now.getOrDefault(path, "")))
                .map(path -> (before.containsKey(path) ? now.containsKey(path) ? "other   " : "gone    " : "new     ")
                        + path + "   " + reason(path))
                .toList();
    }

    private static String reason(String path) {
        return REASONS.entrySet().stream()
                .filter(reason -> path.matches(reason.getKey()))
                .map(Map.Entry::getValue)
                .findFirst()
                .orElse("UNEXPLAINED");
    }

    private static Map<String, String> flat(Json tree) {
        Map<String, String> flat = new TreeMap<>();
        flatten(Node.root(tree), "", flat);
        return flat;
    }

    private static void flatten(Node node, String path, Map<String, String> into) {
        if (!node.isArray() && !node.isObject()) {
            into.put(path, node.value().toString());
        }
        node.members()
                .forEach(entry ->
                        flatten(entry.node(), path.isEmpty() ? entry.name() : path + "." + entry.name(), into));
        for (Node element : node.elements()) {
            String index = element.at().tokens().getLast();
            String key = element.text("id").or(element::text).orElse(index);
            flatten(element, path + "[" + key + "]", into);
        }
    }
}
