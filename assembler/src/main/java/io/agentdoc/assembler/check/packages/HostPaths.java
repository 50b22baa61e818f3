package io.agentdoc.assembler.check.packages;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds a path of a host outside the package in a text: an absolute one, a home, a drive, or one that climbs out (12.4). */
final class HostPaths {
    /** A whole value that is such a path. */
    private static final Pattern WHOLE =
            Pattern.compile("(?:/|~[\\w.-]*/|[A-Za-z]:[\\\\/]|\\\\\\\\|file:)[^\\n]{0,200}");
    /** The same inside other words, where only a path that cannot be anything else is one. */
    private static final Pattern WITHIN =
            Pattern.compile("(?<![\\w}./*])(?:/(?:usr|etc|home|var|tmp|opt|root|bin|lib|srv"
                    + "|mnt|dev|proc|sys|Users|Library|Applications|private)(?:/[\\w.@+-]{1,100}){1,30}"
                    + "|~/[\\w.-][\\w./@+-]{0,200}|[A-Za-z]:\\\\[\\w.][^\\s\"']{0,200})");

    private static final Pattern CLIMBS = Pattern.compile("(?:^|[\\s\"'=/\\\\])\\.\\.(?:[/\\\\]|$)");

    private HostPaths() {}

    /** The path, as it stands. */
    static Optional<String> first(String text) {
        if (WHOLE.matcher(text).matches() || CLIMBS.matcher(text).find()) {
            return Optional.of(text);
        }
        Matcher within = WITHIN.matcher(text);
        return within.find() ? Optional.of(within.group()) : Optional.empty();
    }
}
