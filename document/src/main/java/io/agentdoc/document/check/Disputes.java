package io.agentdoc.document.check;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.value.MemberPath;
import java.util.List;
import java.util.Optional;

/** A disagreement says of which member, who says what, and which of both is carried (9.4). */
final class Disputes implements Check {
    private static final String RULE = "9.4-20";

    @Override
    public void check(Examined document, Findings into) {
        for (Spot dispute : document.objects("disagreements")) {
            Optional<MemberPath> member = dispute.text("member").flatMap(MemberPath::parse);
            if (member.isEmpty()) {
                into.error(RULE, dispute.path().member("member"), "the disagreement names no member");
            }
            if (member.filter(path -> path.toString().equals("shape.visibility"))
                    .isPresent()) {
                into.error("9.5.1-8", dispute.path(), "to have seen more or less of an agent is no disagreement");
            }
            for (String name : List.of("carried", "found")) {
                side(document, dispute, name, into);
            }
            Optional<Json> carried = value(dispute, "carried");
            if (carried.isPresent() && carried.equals(value(dispute, "found"))) {
                into.warning(RULE, dispute.path(), "both sides say the same");
            }
            member.ifPresent(path -> carried(document, dispute, path, into));
        }
    }

    private static Optional<Json> value(Spot dispute, String name) {
        return dispute.member(name).map(side -> side.node().value());
    }

    /** What the document carries is the side that it says it does, as far as one value can be held to another. */
    private static void carried(Examined document, Spot dispute, MemberPath member, Findings into) {
        if (!KnownPaths.has(member)) {
            into.warning(RULE, dispute.path().member("member"), "no document can have such a member");
        }
        Optional<Json> said =
                document.find(member).map(spot -> spot.node().value()).filter(Disputes::isPlain);
        Optional<Json> carried = value(dispute, "carried").filter(Disputes::isPlain);
        if (said.isPresent() && carried.isPresent() && !said.equals(carried)) {
            into.error(RULE, dispute.path().member("carried"), "the document carries something else there");
        }
    }

    private static boolean isPlain(Json value) {
        return !(value instanceof JsonObject) && !(value instanceof JsonArray);
    }

    private static void side(Examined document, Spot dispute, String name, Findings into) {
        if (dispute.member(name).filter(side -> !side.node().isNull()).isEmpty()) {
            into.error(RULE, dispute.path().member(name), "the disagreement does not say what is " + name);
        }
        String from = name + "_from";
        if (dispute.text(from).flatMap(document::source).isEmpty()) {
            into.error("9.10-1", dispute.path().member(from), "it names no source that the document lists");
        }
    }
}
