package io.agentdoc.document.json;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.JsonPointer;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import tools.jackson.core.JsonToken;

/**
 * Where each value of a document begins, found in one reading of its bytes: however many places are asked for, the bytes are
 * read once.
 */
public final class JsonStarts {
    private final Start root;

    /** Where a value begins, and the same of those in it by their tokens. */
    private record Start(LineColumn at, Map<String, Start> below) {}

    private JsonStarts(Start root) {
        this.root = root;
    }

    /** The starts, where the bytes are JSON. */
    public static Optional<JsonStarts> of(Bytes bytes) {
        try {
            String text = Encoding.decode(bytes);
            try (Tokens tokens = new Tokens(text)) {
                return new Walk(text, tokens).root().map(JsonStarts::new);
            }
        } catch (Refusal notJson) {
            return Optional.empty();
        }
    }

    /** Where the value at that place begins or, where it is missing, the nearest one that it would stand in. */
    public LineColumn nearest(JsonPointer place) {
        Start at = root;
        for (String token : place.tokens()) {
            Start below = at.below().get(token);
            if (below == null) {
                return at.at();
            }
            at = below;
        }
        return at.at();
    }

    /** Goes through the tokens, and never back in the text. */
    private static final class Walk {
        private final String text;
        private final Tokens tokens;
        private final Deque<Open> open = new ArrayDeque<>();
        private LineColumn place = LineColumn.START;
        private int reached;

        /** A list or an object whose end has not been reached, and what the next value in it is called. */
        private static final class Open {
            private final Start start;
            private final boolean isList;
            private String next = "";

            Open(Start start, boolean isList) {
                this.start = start;
                this.isList = isList;
            }

            void add(Start value) {
                start.below()
                        .putIfAbsent(isList ? Integer.toString(start.below().size()) : next, value);
            }
        }

        Walk(String text, Tokens tokens) {
            this.text = text;
            this.tokens = tokens;
        }

        Optional<Start> root() throws Refusal {
            Optional<Start> root = Optional.empty();
            while (tokens.advance()) {
                JsonToken kind = tokens.kind();
                if (kind.isStructEnd()) {
                    open.pop();
                } else if (kind == JsonToken.PROPERTY_NAME) {
                    open.element().next = tokens.text();
                } else {
                    Start start = value(kind);
                    root = root.or(() -> Optional.of(start));
                }
            }
            return root;
        }

        private Start value(JsonToken kind) {
            place = place.after(text, reached, tokens.start());
            reached = tokens.start();
            Start start = new Start(place, kind.isStructStart() ? new HashMap<>() : Map.of());
            if (!open.isEmpty()) {
                open.element().add(start);
            }
            if (kind.isStructStart()) {
                open.push(new Open(start, kind == JsonToken.START_ARRAY));
            }
            return start;
        }
    }
}
