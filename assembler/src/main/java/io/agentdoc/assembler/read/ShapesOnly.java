package io.agentdoc.assembler.read;

import io.agentdoc.assembler.check.rule.Addresses;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.Asked;
import io.agentdoc.document.model.Deployment;
import io.agentdoc.document.model.Evaluation;
import io.agentdoc.document.model.Handling;
import io.agentdoc.document.model.Identity;
import io.agentdoc.document.model.Input;
import io.agentdoc.document.model.Member;
import io.agentdoc.document.model.Offering;
import io.agentdoc.document.model.ReachedSystem;
import io.agentdoc.document.model.Setting;
import io.agentdoc.document.model.Workspace;
import io.agentdoc.document.stated.Citation;
import io.agentdoc.document.stated.Stated;
import io.agentdoc.document.value.JsonPointer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What stands for a shape in a source, without the addresses and accounts that slipped into it: a public document carries
 * no bindings, even where a source does (6.4, 9.5).
 *
 * <p>A list of needs, of what is delivered, of processors or of postures keeps what is beside a binding, for a reader is
 * harmed by missing that. Any other shape is not stated then: a limit that can be read in part misleads.
 */
final class ShapesOnly {
    private static final String RULE = "9.5-23";
    private static final Set<Member<?>> WHOLE = Set.of(
            Asked.LIMITS,
            Identity.HOSTED_IN,
            Input.VIA,
            Input.FIELDS,
            Offering.TRIAL,
            Offering.REVISIONS,
            Offering.DELEGATION_SCOPES,
            ReachedSystem.NEEDS,
            Setting.DEFAULT,
            Setting.ALLOWED,
            Workspace.KIND,
            Workspace.FOR);

    /** Those that keep the rest, each with the names that are shapes in it whatever they are elsewhere. */
    private static final Map<Member<?>, Set<String>> PRUNED = Map.of(
            Offering.NEEDS, Set.of("credential"),
            Offering.DELIVERS, Set.of(),
            Handling.PROCESSORS, Set.of(),
            Handling.COMPLIANCE, Set.of("url"),
            Deployment.CHECKS, Set.of(),
            Evaluation.RECORDS_AUDIT, Set.of());

    private final Notes notes;

    ShapesOnly(Notes notes) {
        this.notes = notes;
    }

    /** The value as it may be carried. */
    @SuppressWarnings("unchecked") // a form says the type of the values that it is the form of
    <T> Stated<T> told(Member<T> member, Stated.Said<T> said) {
        @Nullable Set<String> allowed = PRUNED.get(member);
        if (!(said.citation() instanceof Citation.At at) || (allowed == null && !WHOLE.contains(member))) {
            return said;
        }
        List<JsonPointer> bindings = new ArrayList<>();
        Node value = Node.root(json(said.value()));
        Optional<Json> kept = new Pruning(allowed == null ? Set.of() : allowed, bindings).of(value);
        if (bindings.isEmpty()) {
            return said;
        }
        if (allowed == null || kept.isEmpty()) {
            notes.warn(RULE, at.pointer(), "a binding where a shape belongs, so it is read as not stated");
            return new Stated.Unreadable<>(at, "a shape, but a binding");
        }
        notes.warn(
                RULE,
                at.pointer(),
                "a binding where a shape belongs at "
                        + String.join(
                                ", ",
                                bindings.stream().map(JsonPointer::toString).toList())
                        + ", so that much of it is not stated");
        return new Stated.Said<>((T) kept.get(), said.citation());
    }

    private static Json json(Object value) {
        return switch (value) {
            case Json json -> json;
            case List<?> texts -> JsonArray.texts(texts.stream().map(String::valueOf));
            default -> JsonArray.texts(java.util.stream.Stream.of(String.valueOf(value)));
        };
    }

    /** Takes bindings out of objects; a list of which an element is one is not kept in part. */
    private record Pruning(Set<String> allowed, List<JsonPointer> bindings) {
        Optional<Json> of(Node node) {
            if (node.text().filter(text -> Addresses.declared(text).isPresent()).isPresent()) {
                bindings.add(node.at());
                return Optional.empty();
            }
            return node.isObject() ? object(node) : node.isArray() ? list(node) : Optional.of(node.value());
        }

        private Optional<Json> object(Node node) {
            JsonObject.Builder kept = JsonObject.builder();
            for (Node.Entry entry : node.members()) {
                member(entry).ifPresent(value -> kept.put(entry.name(), value));
            }
            return kept.isEmpty() && !node.members().isEmpty() ? Optional.empty() : Optional.of(kept.build());
        }

        private Optional<Json> member(Node.Entry entry) {
            boolean open = allowed.contains(entry.name())
                    && entry.node().text().filter(Pruning::isNobodysOwn).isPresent();
            if (open) {
                return Optional.of(entry.node().value());
            }
            if (Bindings.isName(entry.name()) && !allowed.contains(entry.name())) {
                bindings.add(entry.node().at());
                return Optional.empty();
            }
            return of(entry.node());
        }

        private Optional<Json> list(Node node) {
            List<Json> kept = node.elements().stream()
                    .flatMap(element -> of(element).stream())
                    .toList();
            return kept.size() == node.elements().size() ? Optional.of(new JsonArray(kept)) : Optional.empty();
        }

        /** An address that anybody could follow as it stands. */
        private static boolean isNobodysOwn(String text) {
            return PublicAddress.of(text).filter(text::equalsIgnoreCase).isPresent();
        }
    }
}
