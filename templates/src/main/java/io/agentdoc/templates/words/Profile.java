package io.agentdoc.templates.words;

import java.util.List;

/** What readers ask for that several attributes make up: always shown as those, never as one mark (10). */
public enum Profile implements Phrase {
    HIREABLE(Attribute.NAMED, Attribute.DESCRIBED, Attribute.DOORED, Attribute.PRICED, Attribute.CONTRACTABLE),
    WRITE_ACCESS(Attribute.OWNED, Attribute.MANDATED, Attribute.CANDID, Attribute.REPUTABLE);

    private final List<Attribute> attributes;

    Profile(Attribute... attributes) {
        this.attributes = List.of(attributes);
    }

    public List<Attribute> attributes() {
        return attributes;
    }
}
