package io.agentdoc.assembler.check.packages;

import io.agentdoc.assembler.packages.PackageTree;
import io.agentdoc.assembler.packages.Quoted;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The manifest is one of Agent Plugins 1.0.0, by our own copy of what its schema says and without fetching anything
 * (12.2).
 *
 * <p>That standard has an unknown member reported and ignored, and an {@code extensions} of another type ignored; every
 * other fault rejects the plugin.
 */
final class ManifestSchema implements PackageRule {
    static final String SCHEMA = "https://agent-plugins.org/schemas/1.0.0/plugin.schema.json";
    static final Pattern NAME = Pattern.compile("^(?!.*(?:--|\\.\\.))[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$");
    /** As the schema of the manifest has it. */
    static final int LONGEST_NAME = 64;

    static final Set<String> TEXTS =
            Set.of("$schema", "name", "version", "description", "homepage", "repository", "license");
    static final Set<String> MEMBERS = Set.of("author", "keywords", "extensions");
    static final Set<String> AUTHOR = Set.of("name", "email", "url");

    private static final String RULE = "12.2-4";

    @Override
    public void check(Inspected packed, Found into) {
        packed.manifest().filter(Spot::isObject).ifPresent(manifest -> manifest(manifest, into));
    }

    private static void manifest(Spot manifest, Found into) {
        Optional<String> schema = manifest.text("$schema");
        if (schema.isEmpty()) {
            into.error(
                    "12.2-3",
                    manifest.place("$schema"),
                    "the manifest does not declare the version of Agent Plugins that it is written against; say "
                            + SCHEMA);
        } else if (!schema.get().equals(SCHEMA)) {
            into.cannotCheck(
                    PackageTree.MANIFEST,
                    "no copy is held of the schema " + Quoted.name(schema.get()) + ", and none is fetched");
            return;
        }
        if (manifest.text("name").filter(ManifestSchema::isName).isEmpty()) {
            into.error(
                    RULE,
                    manifest.place("name"),
                    "a plugin's name has 1 to 64 lower-case letters, digits, dots and hyphens, a letter or a digit at"
                            + " each end, and no two dots or hyphens in a row");
        }
        manifest.members().forEach(member -> member(member, into));
    }

    private static boolean isName(String name) {
        return name.length() <= LONGEST_NAME && NAME.matcher(name).matches();
    }

    private static void member(Spot member, Found into) {
        String name = member.name();
        if (TEXTS.contains(name)) {
            text(member, into);
        } else if (!MEMBERS.contains(name)) {
            into.warning(RULE, member, "the schema knows no member of this name, so every reader ignores it");
        } else if (name.equals("author")) {
            author(member, into);
        } else if (name.equals("keywords")) {
            keywords(member, into);
        } else {
            extensions(member, into);
        }
    }

    private static void text(Spot member, Found into) {
        if (member.text().isEmpty()) {
            into.error(RULE, member, "it is " + member.typeName() + " where a text is due");
        }
    }

    private static void author(Spot author, Found into) {
        if (!author.isObject()) {
            into.error(RULE, author, "it is " + author.typeName() + " where an object with a name is due");
        }
        for (Spot member : author.members()) {
            if (AUTHOR.contains(member.name())) {
                text(member, into);
            } else {
                into.error(RULE, member, "the schema lets an author have a name, an email and a url alone");
            }
        }
    }

    private static void keywords(Spot keywords, Found into) {
        if (!keywords.isArray()) {
            into.error(RULE, keywords, "it is " + keywords.typeName() + " where a list of texts is due");
        }
        keywords.elements().forEach(keyword -> text(keyword, into));
    }

    private static void extensions(Spot extensions, Found into) {
        if (!extensions.isObject()) {
            into.warning(RULE, extensions, "it is " + extensions.typeName() + ", so every reader ignores it");
        }
        extensions.members().stream()
                .filter(extension -> !extension.isObject())
                .forEach(extension ->
                        into.error(RULE, extension, "it is " + extension.typeName() + " where an object is due"));
    }
}
