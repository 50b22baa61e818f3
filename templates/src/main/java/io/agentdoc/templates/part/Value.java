package io.agentdoc.templates.part;

import io.agentdoc.templates.safe.SafeHtml;
import java.util.List;

/** What stands in the middle of a line. */
public sealed interface Value {
    /** One thing in running text. */
    record One(SafeHtml words) implements Value {}

    /** Several things, one under the other. */
    record Many(List<SafeHtml> items) implements Value {
        public Many {
            items = List.copyOf(items);
        }
    }

    /** Rich text that has passed the sanitizer. */
    record Rich(SafeHtml html) implements Value {}
}
