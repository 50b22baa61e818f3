package io.agentdoc.assembler.check.descriptor;

import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.assembler.read.Vocabulary;
import java.util.stream.Stream;

/** A kind is a media type, or one of the four kinds of value for what is no file (6.3). */
final class Kinds implements Rule<Declared> {
    private static final String RULE = "6.3-1";

    @Override
    public void check(Declared declared, Found into) {
        Stream.concat(declared.inputs().stream(), declared.outputs().stream())
                .flatMap(furnished -> furnished.member("kind").stream())
                .filter(kind -> kind.text()
                        .filter(text -> !text.isBlank() && !Vocabulary.isKind(text))
                        .isPresent())
                .forEach(kind -> into.error(
                        RULE,
                        kind,
                        "no kind: it is a media type such as application/pdf, or text, identifier, url or document"));
    }
}
