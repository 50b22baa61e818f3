package io.agentdoc.assembler.trace;

import io.agentdoc.assembler.read.Evidence;
import io.agentdoc.assembler.read.Reading;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonText;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.EvaluatedAgainst;
import io.agentdoc.document.model.Lookup;
import io.agentdoc.document.model.Member;
import io.agentdoc.document.model.Offering;
import io.agentdoc.document.model.Part;
import io.agentdoc.document.model.Refusal;
import io.agentdoc.document.model.Refuses;
import io.agentdoc.document.model.Sells;
import io.agentdoc.document.stated.Citation;
import io.agentdoc.document.stated.Stated;
import io.agentdoc.document.value.JsonPointer;
import io.agentdoc.document.value.MemberPath;
import java.util.List;
import java.util.Optional;

/**
 * Where one source says a member of a document: at the same path of what it says by itself, or in the evidence that moves
 * members, such as one line of a prose (9.3).
 *
 * @param source the tree that was read
 * @param reading what its reader made of it
 */
record SourcePlace(Node source, Reading reading) {

    /**
     * The place of the member, or the nearest one around it where the document has it in another form.
     *
     * @param statement what the refusal says that the path leads into, where it leads into one
     */
    Optional<JsonPointer> of(MemberPath path, Optional<Json> shown, Optional<Json> statement) {
        return said(path)
                .or(() -> onSet(path))
                .or(() -> priced(path))
                .or(() -> line(path, statement))
                .map(pointer -> nearest(pointer, shown));
    }

    private Optional<JsonPointer> said(MemberPath path) {
        return Lookup.find(reading.says(), RecordPath.within(path))
                .flatMap(found -> pointer(found.stated(), found.below()));
    }

    /** A result on a set stands in the offering of a document and in a record of its own among the sources (6.11). */
    private Optional<JsonPointer> onSet(MemberPath path) {
        List<MemberPath.Step> steps = path.steps();
        return reading.evidence() instanceof Evidence.Evaluated evaluated
                        && path.section().equals("sells")
                        && steps.size() > 5
                        && names(steps.get(3), Offering.EVALUATED_AGAINST)
                ? evaluated.onSet().carried().stream()
                        .flatMap(List::stream)
                        .flatMap(part ->
                                member(part, EvaluatedAgainst.SHAPE.members(), steps.subList(5, steps.size())).stream())
                        .findFirst()
                : Optional.empty();
    }

    /** A price of the whole agent is every offering's that has none of its own, and stands at none of them (7.6). */
    private Optional<JsonPointer> priced(MemberPath path) {
        List<MemberPath.Step> steps = path.steps();
        boolean ofAnOffering = path.section().equals("sells")
                && steps.size() > 3
                && names(steps.get(1), Sells.OFFERINGS)
                && steps.get(2) instanceof MemberPath.Step.Element;
        return ofAnOffering && reading.evidence() instanceof Evidence.Priced priced
                ? member(
                        new Offering(priced.skus().price(((MemberPath.Step.Element) steps.get(2)).key())),
                        Offering.SHAPE.members(),
                        steps.subList(3, steps.size()))
                : Optional.empty();
    }

    /** A line of a prose that a verdict moved stands in the prose (12.3). */
    private Optional<JsonPointer> line(MemberPath path, Optional<Json> statement) {
        List<MemberPath.Step> steps = path.steps();
        return reading.evidence() instanceof Evidence.Described described
                        && path.section().equals("refuses")
                        && steps.size() > 3
                        && names(steps.get(1), Refuses.REFUSALS)
                ? described.refusalLines().stream()
                        .map(refusal -> refusal.get(Refusal.STATEMENT))
                        .filter(said -> said.carried().<Json>map(JsonText::new).equals(statement))
                        .findFirst()
                        .flatMap(said -> pointer(said, List.of()))
                : Optional.empty();
    }

    private static Optional<JsonPointer> member(Part part, List<Member<?>> members, List<MemberPath.Step> steps) {
        return members.stream()
                .filter(member -> names(steps.getFirst(), member))
                .findFirst()
                .flatMap(member -> pointer(part.get(member), steps.subList(1, steps.size())));
    }

    private static boolean names(MemberPath.Step step, Member<?> member) {
        return step instanceof MemberPath.Step.Member named && named.name().equals(member.name());
    }

    private static Optional<JsonPointer> pointer(Stated<?> stated, List<MemberPath.Step> below) {
        return stated instanceof Stated.Said<?> said && said.citation() instanceof Citation.At at
                ? Optional.of(below(at.pointer(), said.value(), below))
                : Optional.empty();
    }

    /** Inside a verbatim value the place is exact; inside a list of texts the element's key is its index. */
    private static JsonPointer below(JsonPointer at, Object value, List<MemberPath.Step> steps) {
        if (value instanceof Json json) {
            return PathValue.below(new Node(json, at), steps).map(Node::at).orElse(at);
        }
        JsonPointer pointer = at;
        for (MemberPath.Step step : steps) {
            pointer = step instanceof MemberPath.Step.Element element ? pointer.child(element.key()) : pointer;
        }
        return pointer;
    }

    /**
     * The place itself where the source has it. Where a reader put several places together, or made a list of names, it is
     * the first one of that value or name around there, else what is around it.
     */
    private JsonPointer nearest(JsonPointer pointer, Optional<Json> shown) {
        if (source.find(pointer).isPresent()) {
            return pointer;
        }
        Node around = around(pointer);
        return shown.flatMap(value -> within(around, value)).orElse(around.at());
    }

    private Node around(JsonPointer pointer) {
        List<String> tokens = pointer.tokens();
        return source.find(pointer).orElseGet(() -> around(JsonPointer.of(tokens.subList(0, tokens.size() - 1))));
    }

    private static Optional<JsonPointer> within(Node node, Json value) {
        if (node.value().equals(value)) {
            return Optional.of(node.at());
        }
        for (Node.Entry entry : node.members()) {
            Optional<JsonPointer> found = new JsonText(entry.name()).equals(value)
                    ? Optional.of(entry.node().at())
                    : within(entry.node(), value);
            if (found.isPresent()) {
                return found;
            }
        }
        return node.elements().stream()
                .flatMap(element -> within(element, value).stream())
                .findFirst();
    }
}
