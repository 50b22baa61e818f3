package io.agentdoc.assembler.check.descriptor;

import io.agentdoc.assembler.check.config.Layers;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.Node;
import java.util.Optional;

/** A value that somebody gives to a declared setting (6.2, 5.8). */
record SettingValue(Node setting, Node value) {

    /** Why the setting does not take the value, by the clause that says so; nothing where it does. */
    Optional<Refusal> refusal() {
        Optional<Node> allowed = setting.member("allowed").filter(Node::isArray);
        Optional<Node> standard = setting.member("default");
        if (allowed.isPresent()) {
            return isAmong(allowed.get(), value.value())
                    ? Optional.empty()
                    : Optional.of(new Refusal("6.2-33", "the value is not among those that the setting allows"));
        }
        if (standard.filter(given -> !isOfType(given.value(), value.value())).isPresent()) {
            return Optional.of(new Refusal(
                    "6.2-31",
                    "it is " + value.value().typeName() + ", and the setting takes what its default is: "
                            + standard.get().value().typeName()));
        }
        boolean above = isRule()
                && standard.filter(given -> !Layers.tightest(given.value(), value.value())
                                .filter(tightest -> Layers.same(tightest, value.value()))
                                .isPresent())
                        .isPresent();
        return above && value.number().isPresent()
                ? Optional.of(new Refusal("6.2-30", "it is above the setting's default, which is the highest value"))
                : Optional.empty();
    }

    /** @param rule the clause that refuses it */
    record Refusal(String rule, String why) {}

    private boolean isRule() {
        return setting.text("kind").filter("rule"::equals).isPresent();
    }

    /** Whether the value, or each of a list of values, is in the list. */
    static boolean isAmong(Node allowed, Json value) {
        if (value instanceof JsonArray several) {
            return several.elements().stream().allMatch(one -> isAmong(allowed, one));
        }
        return allowed.elements().stream().anyMatch(one -> Layers.same(one.value(), value));
    }

    private static boolean isOfType(Json one, Json other) {
        return one.typeName().equals(other.typeName());
    }
}
