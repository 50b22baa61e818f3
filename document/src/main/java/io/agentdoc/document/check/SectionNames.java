package io.agentdoc.document.check;

import io.agentdoc.document.model.Sections;
import java.util.Set;
import java.util.stream.Collectors;

/** There are twelve sections; each is an object that says something (9.5). */
final class SectionNames implements Check {
    private static final String RULE = "9.5-1";
    private static final Set<String> NAMES =
            Sections.SHAPES.stream().map(shape -> shape.name()).collect(Collectors.toUnmodifiableSet());

    @Override
    public void check(Examined document, Findings into) {
        for (Spot section : document.sections()) {
            if (section.name().equals("told")) {
                into.warning(
                        RULE, section.path(), "a section of documents before 0.27.0-draft, which has no place now");
            } else if (!NAMES.contains(section.name())) {
                into.warning(RULE, section.path(), "it is none of the twelve sections");
            } else if (!section.isObject()) {
                into.error(RULE, section.path(), "it is " + section.typeName() + " and not an object");
            } else if (section.members().stream().allMatch(SectionNames::saysNothing)) {
                into.error(RULE, section.path(), "the section says nothing; it is absent and named in not_stated then");
            }
        }
    }

    private static boolean saysNothing(Spot member) {
        return member.name().equals("from") || Pointer.isOne(member.name());
    }
}
