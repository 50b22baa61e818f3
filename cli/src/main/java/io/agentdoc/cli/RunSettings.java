package io.agentdoc.cli;

import io.agentdoc.cli.config.Setting;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The settings that options and the environment decide, and which of them did. */
final class RunSettings {
    static final String DEFAULT_OUT = "site/";
    static final String DEFAULT_CACHE = "sources-cache/";

    private RunSettings() {}

    static List<Setting> of(CommonOptions options, World world) {
        List<Setting> settings = new ArrayList<>();
        settings.add(option("out", options.out.map(Object::toString), DEFAULT_OUT, "--out"));
        settings.add(option("cache", options.cache.map(Object::toString), DEFAULT_CACHE, "--cache"));
        settings.add(flag("offline", options.offline));
        settings.add(option("at", options.at.map(Object::toString), "now", "--at"));
        settings.add(option("only", list(options.only), "all", "--only"));
        settings.add(option("jobs", options.jobs.map(Object::toString), "one a core", "--jobs"));
        settings.add(flag("strict", options.strict));
        settings.add(option("report", options.report.map(Object::toString), "-", "--report"));
        settings.add(color(options, world));
        return settings;
    }

    private static Optional<String> list(List<String> values) {
        return values.isEmpty() ? Optional.empty() : Optional.of(String.join(", ", values));
    }

    private static Setting option(String name, Optional<String> given, String standard, String option) {
        return given.map(value -> new Setting(name, value, "option " + option))
                .orElseGet(() -> new Setting(name, standard, "default"));
    }

    private static Setting flag(String name, boolean given) {
        return new Setting(name, Boolean.toString(given), given ? "option --" + name : "default");
    }

    private static Setting color(CommonOptions options, World world) {
        boolean never = options.color.isEmpty() && world.variable("NO_COLOR").isPresent();
        return never
                ? new Setting("color", "never", "environment NO_COLOR")
                : option("color", options.color.map(Object::toString), "auto", "--color");
    }
}
