package io.agentdoc.assembler.read;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonBoolean;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.Handling;
import io.agentdoc.document.model.Members;
import io.agentdoc.document.stated.Stated;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Reads a data-use declaration (6.9). One unreadable member drops it whole: a privacy claim that can be read in part
 * misleads more than none. A promise is made by {@code true} alone; one spelled {@code false} makes the block
 * unreadable, and one nobody defined is passed over.
 */
final class DataUse {
    private static final String RULE = "6.9-17";
    /** A clause has its grade among its promises, where it is none. */
    private static final String GRADE = "grade";

    private DataUse() {}

    static Handling read(Quote from, String name) {
        return new Handling(block(from.part(name)).members().with(Handling.COMPLIANCE, Compliance.read(from)));
    }

    /** The block alone, where there is one. */
    static Handling block(Optional<Quote> block) {
        Members.Builder members = Members.builder();
        block.flatMap(DataUse::whole).ifPresent(whole -> fill(whole, members));
        return new Handling(members.build());
    }

    private static void fill(Quote block, Members.Builder into) {
        into.put(Handling.PROMISES, promises(block))
                .put(
                        Handling.RETENTION_MAX_DAYS,
                        block.part("retention").map(at -> at.count("max_days")).orElseGet(Stated::notStated))
                .put(Handling.MEMORY, block.word("memory", Vocabulary.MEMORY))
                .put(Handling.PROCESSORS, block.list("processors"))
                .put(
                        Handling.JURISDICTIONS,
                        block.has("jurisdictions") ? block.texts("jurisdictions") : block.texts("processed_in"));
    }

    private static Optional<Quote> whole(Quote block) {
        List<String> faults =
                List.of("promises", "retention", "memory", "processors", "jurisdictions", "processed_in").stream()
                        .filter(member -> block.member(member)
                                .filter(at -> !isReadable(member, at))
                                .isPresent())
                        .toList();
        if (faults.isEmpty() && contradictsItself(block)) {
            block.notes()
                    .warn(RULE, block.node(), "its jurisdictions and its processed_in differ, so none of it is stated");
            return Optional.empty();
        }
        if (!faults.isEmpty()) {
            block.notes()
                    .warn(
                            RULE,
                            block.node(),
                            "its " + String.join(", ", faults) + " cannot be read, so none of it is stated");
        }
        return faults.isEmpty() ? Optional.of(block) : Optional.empty();
    }

    /** The two names of one set, with different places in them; their order says nothing. */
    private static boolean contradictsItself(Quote block) {
        Optional<Set<String>> one = places(block, "jurisdictions");
        Optional<Set<String>> other = places(block, "processed_in");
        return one.isPresent() && other.isPresent() && !one.equals(other);
    }

    private static Optional<Set<String>> places(Quote block, String name) {
        return block.member(name).flatMap(Quote::allTexts).map(Set::copyOf);
    }

    private static boolean isReadable(String member, Node at) {
        return switch (member) {
            case "promises" -> at.isObject() && at.members().stream().allMatch(DataUse::isPromise);
            case "retention" ->
                at.member("max_days").map(Node::value).filter(Quote::isCount).isPresent();
            case "memory" -> at.text().filter(Vocabulary.MEMORY::contains).isPresent();
            case "processors" -> at.isArray() && at.elements().stream().allMatch(DataUse::isProcessor);
            default -> Quote.allTexts(at).isPresent();
        };
    }

    private static boolean isPromise(Node.Entry entry) {
        return !Vocabulary.PROMISES.contains(entry.name()) || entry.node().value() == JsonBoolean.TRUE;
    }

    private static boolean isProcessor(Node at) {
        return at.text().filter(name -> !name.isEmpty()).isPresent()
                || at.text("service").isPresent();
    }

    private static Stated<Json> promises(Quote block) {
        Optional<Node> promises = block.member("promises");
        JsonObject.Builder made = JsonObject.builder();
        for (Node.Entry entry : promises.map(Node::members).orElse(List.of())) {
            if (Vocabulary.PROMISES.contains(entry.name())) {
                made.put(entry.name(), entry.node().value());
            } else if (!entry.name().equals(GRADE)) {
                block.notes().note("6.9-13", entry.node(), "no promise that the specification knows");
            }
        }
        return made.isEmpty() ? Stated.notStated() : block.said(made.build(), promises.orElseThrow());
    }
}
