package io.agentdoc.assembler.check.rule;

import io.agentdoc.document.json.JsonNumber;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.PublicKey;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.format.DateTimeParseException;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * What a member may be.
 *
 * @param what as a sentence calls it: "a list of texts"
 */
public record Form(String what, Predicate<Node> fits) {
    private static final Pattern CURRENCY = Pattern.compile("[A-Z]{3}");
    private static final Pattern DIGEST = Pattern.compile("sha256:[0-9a-f]{64}");
    private static final Pattern HEX = Pattern.compile("[0-9a-f]{64}");

    public static final Form OBJECT = new Form("an object", Node::isObject);
    public static final Form LIST = new Form("a list", Node::isArray);
    public static final Form FLAG =
            new Form("true or false", node -> node.flag().isPresent());
    public static final Form TEXT = new Form("a text that says something", Form::isFilled);
    public static final Form ANY_TEXT = new Form("a text", node -> node.text().isPresent());
    public static final Form TEXTS = new Form(
            "a list of texts",
            node -> node.isArray() && node.elements().stream().allMatch(Form::isFilled));
    public static final Form TEXT_OR_TEXTS = new Form(
            "a text or a list of at least one",
            node -> isFilled(node) || (TEXTS.fits(node) && !node.elements().isEmpty()));
    public static final Form OBJECTS = new Form(
            "a list of objects",
            node -> node.isArray() && node.elements().stream().allMatch(Node::isObject));
    public static final Form NUMBER = new Form(
            "a number, zero or more",
            node -> node.number().filter(number -> number.asDouble() >= 0).isPresent());
    public static final Form COUNT = atLeast(0, "a whole number, zero or more");
    public static final Form POSITIVE = atLeast(1, "a whole number, one or more");
    public static final Form MONEY = new Form(
            "money: amount_micro, a whole number of micro-units, and currency, three capital letters", Form::isMoney);
    public static final Form DIGEST_TEXT = pattern("sha256: and 64 lowercase hex digits", DIGEST);
    public static final Form BARE_DIGEST = pattern("64 lowercase hex digits", HEX);
    public static final Form KEY = new Form(
            "a public key", node -> node.text().flatMap(PublicKey::parse).isPresent());
    public static final Form INSTANT = new Form("a time such as 2026-10-01T09:00:00Z", Form::isInstant);

    public boolean fits(Node node) {
        return fits.test(node);
    }

    /** One word of a closed list. */
    public static Form oneOf(Set<String> words) {
        return new Form(
                words.size() == 1 ? words.iterator().next() : "one of " + String.join(", ", words),
                node -> node.text().filter(words::contains).isPresent());
    }

    public static Form exactly(String word) {
        return new Form(
                "\"" + word + "\"", node -> node.text().filter(word::equals).isPresent());
    }

    public static Form atLeast(long least, String what) {
        return new Form(
                what, node -> whole(node).filter(value -> value >= least).isPresent());
    }

    public static Form pattern(String what, Pattern pattern) {
        return new Form(
                what,
                node -> node.text()
                        .filter(text -> pattern.matcher(text).matches())
                        .isPresent());
    }

    public Form or(Form other) {
        return new Form(what + ", or " + other.what, fits.or(other.fits));
    }

    /** The value of a number without a fraction; {@code 300.0} is one. */
    public static Optional<Long> whole(Node node) {
        return node.number().flatMap(JsonNumber::asLong);
    }

    private static boolean isFilled(Node node) {
        return node.text().filter(text -> !text.isBlank()).isPresent();
    }

    private static boolean isMoney(Node node) {
        return node.member("amount_micro").filter(COUNT.fits).isPresent()
                && node.text("currency")
                        .filter(code -> CURRENCY.matcher(code).matches())
                        .isPresent();
    }

    private static boolean isInstant(Node node) {
        return node.text().flatMap(Form::instant).isPresent();
    }

    /** A time with its offset, as RFC 3339 spells it. */
    public static Optional<Instant> instant(String text) {
        try {
            return Optional.of(OffsetDateTime.parse(text).toInstant());
        } catch (DateTimeParseException notATime) {
            return Optional.empty();
        }
    }
}
