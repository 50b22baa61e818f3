package io.agentdoc.cli;

import io.agentdoc.cli.config.Configuration;
import io.agentdoc.cli.config.Layout;
import io.agentdoc.cli.config.Site;
import java.util.ArrayList;
import java.util.List;

/** Settings that are read and shape nothing yet; whoever sets one is told so at each build. */
final class Unheeded {
    private Unheeded() {}

    static List<String> of(Configuration configuration) {
        Site site = configuration.site();
        List<String> names = new ArrayList<>();
        add(names, site.pages().isPresent() && site.layout() == Layout.WELL_KNOWN, "site.pages");
        return names;
    }

    private static void add(List<String> names, boolean isSet, String name) {
        if (isSet) {
            names.add(name);
        }
    }

    static void tell(Configuration configuration, Terminal terminal) {
        List<String> names = of(configuration);
        if (!names.isEmpty()) {
            terminal.warning("this version reads and does not yet heed " + String.join(", ", names) + ".");
        }
    }
}
