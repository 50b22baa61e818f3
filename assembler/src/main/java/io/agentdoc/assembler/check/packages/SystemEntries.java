package io.agentdoc.assembler.check.packages;

import java.util.Optional;
import java.util.Set;

/**
 * A system's entry says what kind of thing it is bound to and, for a service, the names of its credential and variable
 * and whether it spends and in what unit (12.4).
 */
final class SystemEntries implements PackageRule {
    private static final String RULE = "12.4-6";
    private static final Set<String> KINDS = Set.of("directory", "mcp", "service");

    @Override
    public void check(Inspected packed, Found into) {
        packed.installed().stream().filter(Spot::isObject).forEach(system -> system(system, into));
    }

    private static void system(Spot system, Found into) {
        Optional<String> kind = system.text("kind");
        if (kind.filter(KINDS::contains).isEmpty()) {
            into.error(
                    RULE,
                    system.place("kind"),
                    "a system is bound to a directory, an mcp server or a service; say which");
        }
        if (kind.filter("service"::equals).isPresent()) {
            named(system, "credential", "the name of the credential that the scripts expect", into);
            named(system, "env", "the variable that the scripts read the credential from", into);
        }
        system.member("spends").ifPresent(spends -> spends(spends, into));
        system.member("settings").ifPresent(settings -> settings(settings, into));
    }

    private static void named(Spot system, String member, String what, Found into) {
        if (system.text(member).isEmpty()) {
            into.error(RULE, system.place(member), "a service's entry says " + what);
        }
    }

    /** That it does not spend may be said; that it does needs the unit. */
    private static void spends(Spot spends, Found into) {
        boolean not = spends.node().flag().filter(flag -> !flag).isPresent();
        if (!not && spends.text("unit").isEmpty()) {
            into.error(RULE, spends, "in what unit the system spends is not said; say { \"unit\": … }");
        }
    }

    private static void settings(Spot settings, Found into) {
        if (!settings.isArray()) {
            into.error(RULE, settings, "it is " + settings.typeName() + " where a list of settings is due");
        }
        for (Spot setting : settings.elements()) {
            boolean named = setting.text("env").or(() -> setting.text("name")).isPresent();
            if (!named || setting.text("purpose").isEmpty()) {
                into.error(RULE, setting, "a setting has the name of its variable and a purpose");
            }
        }
    }

    /** Whether the entry says that the system spends. */
    static boolean spends(Spot system) {
        return system.member("spends")
                .filter(spends -> spends.node().flag().filter(flag -> !flag).isEmpty())
                .filter(spends -> !spends.node().isNull())
                .isPresent();
    }
}
