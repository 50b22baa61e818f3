package io.agentdoc.assembler.gather;

import io.agentdoc.fuzz.Holds;
import io.agentdoc.fuzz.Seeds;
import io.agentdoc.fuzz.Target;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A robots.txt: what it asks, and each of its patterns against what a second matcher finds (RFC 9309). */
public final class RobotsFiles implements Target {
    private static final List<String> PATHS = List.of("/", "/private/card.json", "/a/b?c=d", "/%E2%82%AC", "/aaaaaaaa");
    private static final int LONGEST = 200;
    private static final int MOST_STARS = 4;

    @Override
    public void test(byte[] input) {
        for (String path : PATHS) {
            Holds.twice(() -> RobotsRules.parse(input, "agentdoc").allow(path));
        }
        String text = new String(input, StandardCharsets.UTF_8);
        String pattern = text.lines().findFirst().orElse("");
        if (pattern.length() <= LONGEST && pattern.chars().filter(c -> c == '*').count() <= MOST_STARS) {
            PATHS.forEach(path -> matches(RobotsRule.of(true, pattern), RobotsRule.spelled(path)));
        }
    }

    private static void matches(RobotsRule rule, String path) {
        String pattern = rule.pattern();
        boolean anchored = pattern.endsWith("$");
        String wanted = anchored ? pattern.substring(0, pattern.length() - 1) : pattern;
        String regex = Stream.of(wanted.split("\\*", -1)).map(Pattern::quote).collect(Collectors.joining(".*"));
        boolean other = Pattern.compile(regex + (anchored ? "" : ".*"), Pattern.DOTALL)
                .matcher(path)
                .matches();
        Holds.same(other, rule.matches(path), pattern + " on " + path);
    }

    @Override
    public List<byte[]> seeds() {
        return Seeds.texts(
                "User-agent: *\nDisallow: /private/\nAllow: /private/card.json$\n",
                "/private/*.json$\nUser-agent: agentdoc\nUser-agent: other\nDisallow: /a*b # all\n\nUser-agent: *\nDisallow: /",
                "\uFEFFuser-AGENT : AgentDoc/1.0\ndisallow:\n",
                "/%e2%82%ac*",
                "#\u2028Disallow: /\nUser-agent: *\n");
    }
}
