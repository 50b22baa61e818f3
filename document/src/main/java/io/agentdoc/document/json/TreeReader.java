package io.agentdoc.document.json;

import io.agentdoc.document.value.Limits;
import java.util.ArrayDeque;
import java.util.Deque;

/** Builds the one tree that a text means, without recursion, and holds the limits while it does. */
final class TreeReader {
    private static final String MORE = "something follows the end of the document's value";

    private final Limits limits;
    private final Tokens tokens;
    private final OpenArray roots = new OpenArray();
    private final Deque<OpenValue> open = new ArrayDeque<>();
    private final boolean anyEscape;
    private int count;

    /** @param anyEscape whether a character may be spelled by its number, which is how half of one can be */
    TreeReader(Limits limits, Tokens tokens, boolean anyEscape) {
        this.limits = limits;
        this.anyEscape = anyEscape;
        this.tokens = tokens;
    }

    Json read() throws Refusal {
        open.push(roots);
        while (advance()) {
            take();
        }
        return roots.first().orElseThrow(() -> new Refusal("the document is empty", LineColumn.START));
    }

    private boolean advance() throws Refusal {
        boolean complete = roots.first().isPresent();
        boolean more;
        try {
            more = tokens.advance();
        } catch (Refusal fault) {
            throw complete ? new Refusal(MORE, fault.at()) : fault;
        }
        if (more && complete) {
            throw refusal(MORE);
        }
        if (more && ++count > limits.maxTokens()) {
            throw refusal("the document has more than " + limits.maxTokens() + " tokens");
        }
        return more;
    }

    private void take() throws Refusal {
        switch (tokens.kind()) {
            case START_OBJECT -> open(new OpenObject());
            case START_ARRAY -> open(new OpenArray());
            case END_OBJECT, END_ARRAY -> {
                Json closed = open.pop().close();
                add(closed);
            }
            case PROPERTY_NAME -> name(text());
            case VALUE_STRING -> add(new JsonText(text()));
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> add(number());
            case VALUE_TRUE -> add(JsonBoolean.TRUE);
            case VALUE_FALSE -> add(JsonBoolean.FALSE);
            case VALUE_NULL -> add(JsonNull.NULL);
            case NOT_AVAILABLE, VALUE_EMBEDDED_OBJECT ->
                throw new IllegalStateException("no text has a token " + tokens.kind());
        }
    }

    private void open(OpenValue value) throws Refusal {
        if (open.size() > limits.maxDepth()) {
            throw refusal("the document nests deeper than " + limits.maxDepth() + " levels");
        }
        open.push(value);
    }

    private void add(Json value) {
        open.element().add(value);
    }

    private void name(String name) throws Refusal {
        if (!open.element().name(name)) {
            throw refusal("the member " + Shown.name(name) + " stands twice in one object");
        }
    }

    private String text() throws Refusal {
        String text = tokens.text();
        if (text.length() > limits.maxTextLength()) {
            throw refusal("a text or name is longer than " + limits.maxTextLength() + " characters");
        }
        if (anyEscape && Surrogates.anyLone(text)) {
            throw refusal(Surrogates.LONE);
        }
        return text;
    }

    private JsonNumber number() throws Refusal {
        String text = tokens.text();
        if (text.length() > limits.maxNumberLength()) {
            throw refusal("a number is longer than " + limits.maxNumberLength() + " characters");
        }
        JsonNumber number = new JsonNumber(text);
        if (Double.isInfinite(number.asDouble())) {
            throw refusal("the number " + text + " is larger than any double");
        }
        return number;
    }

    private Refusal refusal(String why) {
        return new Refusal(why, tokens.place());
    }
}
