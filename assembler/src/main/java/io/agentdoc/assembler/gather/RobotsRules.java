package io.agentdoc.assembler.gather;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * What a robots.txt asks of one crawler (RFC 9309).
 *
 * <p>Lines are {@code name: value}, a # begins a remark. One or more {@code user-agent} lines begin a group and {@code allow}
 * and {@code disallow} lines fill it; every other line is passed over. All groups that name the crawler count, and those
 * for * where none does. Of the rules that match a path the longest decides, and of two equal ones the one that allows:
 *
 * <pre>
 * User-Agent: agentdoc
 * Disallow: /private/
 * Allow: /private/card.json$
 * </pre>
 */
final class RobotsRules {
    private static final RobotsRules NONE = new RobotsRules(List.of());

    private final List<RobotsRule> rules;

    private RobotsRules(List<RobotsRule> rules) {
        this.rules = List.copyOf(rules);
    }

    /** Asks nothing. */
    static RobotsRules none() {
        return NONE;
    }

    /** The rules for the crawler that calls itself so; the case of letters does not count. */
    static RobotsRules parse(byte[] text, String product) {
        Groups groups = new Groups(product.toLowerCase(Locale.ROOT));
        new String(text, StandardCharsets.UTF_8)
                .replaceFirst("^\uFEFF", "")
                .lines()
                .forEach(groups::line);
        return new RobotsRules(groups.rules());
    }

    /** Whether a path with its query may be asked for. */
    boolean allow(String path) {
        String spelled = RobotsRule.spelled(path);
        Optional<RobotsRule> decisive = Optional.empty();
        for (RobotsRule rule : rules) {
            if (rule.matches(spelled)
                    && decisive.filter(other -> !rule.outweighs(other)).isEmpty()) {
                decisive = Optional.of(rule);
            }
        }
        return decisive.map(RobotsRule::allows).orElse(true);
    }

    /** Reads line by line, and sorts rules by whom they are for. */
    private static final class Groups {
        private final String product;
        private final List<RobotsRule> ours = new ArrayList<>();
        private final List<RobotsRule> everybodys = new ArrayList<>();
        private boolean named;
        private boolean forUs;
        private boolean forAll;
        private boolean inRules = true;

        Groups(String product) {
            this.product = product;
        }

        List<RobotsRule> rules() {
            return named ? ours : everybodys;
        }

        void line(String line) {
            int remark = line.indexOf('#');
            String bare = remark < 0 ? line : line.substring(0, remark);
            int colon = bare.indexOf(':');
            if (colon < 0) {
                return;
            }
            String value = bare.substring(colon + 1).strip();
            switch (bare.substring(0, colon).strip().toLowerCase(Locale.ROOT)) {
                case "user-agent" -> agent(value);
                case "allow" -> rule(true, value);
                case "disallow" -> rule(false, value);
                default -> {}
            }
        }

        private void agent(String value) {
            if (inRules) {
                forUs = false;
                forAll = false;
                inRules = false;
            }
            boolean us = value.toLowerCase(Locale.ROOT)
                    .replaceFirst("(?s)[^a-z_-].*", "")
                    .equals(product);
            forUs |= us;
            named |= us;
            forAll |= value.equals("*");
        }

        private void rule(boolean allows, String value) {
            inRules = true;
            if (value.isEmpty()) {
                return;
            }
            RobotsRule rule = RobotsRule.of(allows, value);
            if (forUs) {
                ours.add(rule);
            }
            if (forAll) {
                everybodys.add(rule);
            }
        }
    }
}
