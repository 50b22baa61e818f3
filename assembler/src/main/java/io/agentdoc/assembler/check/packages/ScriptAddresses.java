package io.agentdoc.assembler.check.packages;

import io.agentdoc.assembler.check.rule.Addresses;
import io.agentdoc.assembler.packages.Quoted;
import io.agentdoc.document.check.Level;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A script reaches a system under its declared name; one that carries its own address has gone around it (12.6, rule 2).
 *
 * <p>A lockfile's addresses are the history of bytes and pass. What a skill's prose links to is a warning, since nothing
 * calls it; a line that is a comment calls nothing, and the name of an XML or JSON vocabulary is no place.
 */
final class ScriptAddresses implements PackageRule {
    private static final String RULE = "12.6-3";
    private static final List<String> COMMENTS = List.of("//", "#", "*", "/*", "--", ";", "<!--", "%", "REM ");
    private static final List<String> VOCABULARIES =
            List.of("http://www.w3.org/", "https://www.w3.org/", "http://json-schema.org/", "https://json-schema.org/");
    private static final Set<String> PROSE = Set.of("md", "markdown", "txt", "rst", "html", "htm", "adoc");

    @Override
    public void check(Inspected packed, Found into) {
        Set<String> lockfiles = packed.lockfiles();
        for (String name : packed.files().names()) {
            if (name.startsWith(Inspected.SKILLS) && !lockfiles.contains(name) && !Lockfile.isOne(name)) {
                TextFiles.text(packed.bytes(name)).ifPresent(text -> text(name, text, into));
            }
        }
    }

    private static void text(String name, String text, Found into) {
        boolean prose = PROSE.contains(name.substring(name.lastIndexOf('.') + 1));
        int number = 0;
        for (String line : text.split("\n", -1)) {
            number++;
            Optional<Addresses.Address> address = prose || !isComment(line) ? called(line) : Optional.empty();
            if (address.isPresent()) {
                into.add(RULE, prose ? Level.WARNING : Level.ERROR, name, sentence(name, number, address.get(), prose));
            }
        }
    }

    private static Optional<Addresses.Address> called(String line) {
        return Addresses.called(line).filter(address -> VOCABULARIES.stream().noneMatch(address.text()::startsWith));
    }

    private static boolean isComment(String line) {
        String stripped = line.strip();
        return COMMENTS.stream().anyMatch(stripped::startsWith);
    }

    private static String sentence(String name, int line, Addresses.Address address, boolean prose) {
        String skill = name.substring(Inspected.SKILLS.length()).replaceFirst("/.*", "");
        String where = "line " + line + ": the skill " + Quoted.name(skill);
        return prose
                ? where + " tells of " + address.what() + "; if the work goes there, declare it as a system"
                : where + " carries " + address.what() + " of its own; declare the system, and reach it under its name";
    }
}
