package io.agentdoc.fences;

import com.tngtech.archunit.core.domain.JavaClass;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The numbers of two digits and more that something is compared with, or cut to, without a name. */
final class Literals {
    private static final String NUMBER = "([1-9][0-9_]+L?(?: << [0-9]+)?|[1-9] << [0-9]+)\\b";
    private static final Pattern BOUNDS = Pattern.compile(
            "(?:(?<![<>-])[<>]=? |\\.limit\\(|Math\\.(?:min|max)\\((?:[^;]*, )?|readNBytes\\(|await\\()" + NUMBER);

    private Literals() {}

    /** Each as its class and how it is written. */
    static Set<String> ofTheHouse() {
        var found = new TreeSet<String>();
        House.always().stream()
                .map(JavaClass::reflect)
                .filter(type -> type.getEnclosingClass() == null)
                .forEach(type ->
                        in(House.source(type)).forEach(literal -> found.add(Constant.local(type) + "." + literal)));
        return found;
    }

    static Set<String> in(String source) {
        var found = new TreeSet<String>();
        source.lines()
                .filter(line -> !line.strip().startsWith("*") && !line.contains("/**"))
                .forEach(line -> {
                    Matcher bound = BOUNDS.matcher(line);
                    while (bound.find()) {
                        found.add(bound.group(1));
                    }
                });
        return found;
    }
}
