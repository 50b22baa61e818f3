package io.agentdoc.document.diff;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonText;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.MemberPath;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** What changed outside the sections: whom the document is about, when and from what it was assembled, who signed. */
final class FrameChanges {
    private static final Set<String> MOMENTS = Set.of("assembled_at", "stale_after");
    private static final Set<String> ELSEWHERE =
            Set.of("sources", "unavailable", "sections", "not_stated", "disagreements", "signatures");
    private static final Set<String> TIMES_OF_A_SOURCE = Set.of("fetched_at", "at", "since");

    private final Node old;
    private final Node neu;
    private final List<Change> changes = new ArrayList<>();

    FrameChanges(Json older, Json newer) {
        old = Node.root(older);
        neu = Node.root(newer);
    }

    /** The document's own members, then its sources. */
    List<Change> before() {
        for (String name : names(old, neu)) {
            if (!ELSEWHERE.contains(name)) {
                ChangeClass meaning = MOMENTS.contains(name) ? ChangeClass.FRESHNESS : ChangeClass.FACT;
                compare(MemberPath.of(name), meaning, old.member(name), neu.member(name));
            }
        }
        listed("sources");
        listed("unavailable");
        return changes;
    }

    /** What sources say against each other, and who signed the document. */
    List<Change> after() {
        byKey("disagreements", ChangeClass.SOURCE, FrameChanges::ofDisagreement);
        byKey("signatures", ChangeClass.SIGNATURE, FrameChanges::ofSignature);
        return changes;
    }

    private void listed(String list) {
        Map<String, Node> before = byId(old, list);
        Map<String, Node> after = byId(neu, list);
        Set<String> ids = new LinkedHashSet<>(after.keySet());
        ids.addAll(before.keySet());
        for (String id : ids) {
            MemberPath at = MemberPath.of(list).element(id);
            Optional<Node> older = Optional.ofNullable(before.get(id));
            Optional<Node> newer = Optional.ofNullable(after.get(id));
            if (older.isPresent() && newer.isPresent()) {
                names(older.get(), newer.get())
                        .forEach(name -> compare(
                                at.member(name),
                                ofSource(name),
                                older.get().member(name),
                                newer.get().member(name)));
            } else {
                compare(at, ChangeClass.SOURCE, older, newer);
            }
        }
    }

    private static ChangeClass ofSource(String name) {
        if (TIMES_OF_A_SOURCE.contains(name)) {
            return ChangeClass.FRESHNESS;
        }
        boolean signature = name.startsWith("signature") || name.equals("signed_by");
        return signature ? ChangeClass.SIGNATURE : ChangeClass.SOURCE;
    }

    private void byKey(String list, ChangeClass meaning, Function<Node, Json> key) {
        List<Json> before = keys(old, list, key);
        List<Json> after = keys(neu, list, key);
        Set<Json> then = new LinkedHashSet<>(before);
        Set<Json> now = new LinkedHashSet<>(after);
        after.stream().filter(one -> !then.contains(one)).forEach(one -> add(list, meaning, after, one, true));
        before.stream().filter(one -> !now.contains(one)).forEach(one -> add(list, meaning, before, one, false));
    }

    private void add(String list, ChangeClass meaning, List<Json> among, Json one, boolean isNew) {
        MemberPath at = MemberPath.of(list).element(Integer.toString(among.indexOf(one)));
        Optional<Json> value = Optional.of(one);
        Side there = Side.of(value);
        Side absent = Side.of(Optional.empty());
        changes.add(new Change(at, meaning, isNew ? absent : there, isNew ? there : absent));
    }

    private static List<Json> keys(Node root, String list, Function<Node, Json> key) {
        return root.member(list).map(Node::elements).orElse(List.of()).stream()
                .map(key)
                .toList();
    }

    private static Json ofDisagreement(Node node) {
        return node.value();
    }

    /** Another moment gives other bytes; who signed, and as what, is what a signature means. */
    private static Json ofSignature(Node node) {
        return JsonObject.builder()
                .put("tag", node.member("tag").map(Node::value).orElse(new JsonText("")))
                .put("by", node.member("by").map(Node::value).orElse(new JsonText("")))
                .build();
    }

    private void compare(MemberPath at, ChangeClass meaning, Optional<Node> before, Optional<Node> after) {
        Optional<Json> older = before.map(Node::value);
        Optional<Json> newer = after.map(Node::value);
        if (!older.equals(newer)) {
            changes.add(new Change(at, meaning, Side.of(older), Side.of(newer)));
        }
    }

    private static Map<String, Node> byId(Node root, String list) {
        Map<String, Node> byId = new LinkedHashMap<>();
        List<Node> elements = root.member(list).map(Node::elements).orElse(List.of());
        for (int i = 0; i < elements.size(); i++) {
            byId.putIfAbsent(elements.get(i).text("id").orElse(Integer.toString(i)), elements.get(i));
        }
        return byId;
    }

    private static Set<String> names(Node older, Node newer) {
        Set<String> names = new LinkedHashSet<>();
        newer.members().forEach(entry -> names.add(entry.name()));
        older.members().forEach(entry -> names.add(entry.name()));
        return names;
    }
}
