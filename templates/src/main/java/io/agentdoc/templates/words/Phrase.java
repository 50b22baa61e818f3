package io.agentdoc.templates.words;

import java.util.Locale;

/** Something we say, whose words stand in the bundle of each language under its key. */
public sealed interface Phrase
        permits AssemblySignature,
                Attribute,
                Checked,
                Column,
                Door,
                Facet,
                Heading,
                Hold,
                Holds,
                Joined,
                Kind,
                Label,
                Need,
                Note,
                Outcome,
                Profile,
                Scope,
                SectionName,
                Shows,
                Silence,
                SourceSignature,
                Term {

    String name();

    /** The key in the bundles: {@code section-name.identity}, {@code term.acts-for.person}. */
    default String key() {
        return spelled(getClass().getSimpleName().replaceAll("(?<=[a-z])(?=[A-Z])", "-")) + "." + spelled(name());
    }

    private static String spelled(String name) {
        return name.toLowerCase(Locale.ROOT).replace("__", ".").replace('_', '-');
    }
}
