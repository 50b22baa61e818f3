package io.agentdoc.fleet;

import io.agentdoc.cli.Share;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/** What the tasks of one process have in common: keys that are read once, connections, and how often each host is asked. */
final class Shares {
    private static final Map<String, Share> OF_THIS_PROCESS = new ConcurrentHashMap<>();

    private Shares() {}

    static Share of(Setting setting, String kind, Supplier<Share> making) {
        String build = setting.terms() + " " + setting.since() + " " + setting.state() + " " + kind;
        return OF_THIS_PROCESS.computeIfAbsent(build, first -> making.get());
    }
}
