package io.agentdoc.templates.words;

import java.util.List;

/** What readers ask for that several attributes make up: always shown as those, never as one mark (10). */
public enum Profile implements Phrase {
    HIREABLE,
    WRITE_ACCESS;

    public List<Attribute> attributes() {
        return switch (this) {
            case HIREABLE ->
                List.of(
                        Attribute.NAMED,
                        Attribute.DESCRIBED,
                        Attribute.DOORED,
                        Attribute.PRICED,
                        Attribute.CONTRACTABLE);
            case WRITE_ACCESS -> List.of(Attribute.OWNED, Attribute.MANDATED, Attribute.CANDID, Attribute.REPUTABLE);
        };
    }
}
