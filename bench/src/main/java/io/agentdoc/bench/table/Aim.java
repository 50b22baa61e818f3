package io.agentdoc.bench.table;

/** Each line of the table: what is measured, beside what, and what it has to be. */
public enum Aim {
    COLD_CPU("cold build of # agents from cached sources, CPU an agent", "ms", "", Target.atMost(2.6)),
    COLD_CPU_NATIVE("the same with a native Ed25519 provider", "ms", "", Target.atMost(1.9)),
    COLD_RATE("cold build of # agents", "agents/s", "", Target.atLeast(550)),
    COLD_NODE_RATE("cold build of # agents", "agents/s", "Node script", Target.ratioAtLeast(5)),
    COLD_NODE_CPU("cold build of # agents", "agents a CPU second", "Node script", Target.ratioAtLeast(2.5)),
    COLD_HUGO("cold build of # agents", "pages/s", "Hugo, pages only", Target.ratioAtLeast(2.5)),
    COLD_ELEVENTY("cold build of # agents", "pages/s", "Eleventy, pages only", Target.none()),
    SMALL_CPU("# agents, start included, CPU an agent", "ms", "Node script", Target.ratioAtMost(1)),
    SMALL_CLOCK("# agents, start included", "agents/s", "Node script", Target.ratioAtLeast(2)),
    GROWTH_CPU("CPU an agent at # agents", "ms", "a tenth of them", Target.ratioAtMost(1.1)),
    GROWTH_CLOCK("time an agent at # agents", "ms", "a tenth of them", Target.ratioAtMost(1.1)),
    MEMORY("agents built in -Xmx256m", "agents", "asked for", Target.ratioAtLeast(1)),
    MEMORY_MILLION("agents with sources of 2 KB built in -Xmx512m", "agents", "asked for", Target.ratioAtLeast(1)),
    LIVE_HEAP("most heap in use after a collection at # agents", "MB", "a quarter of them", Target.ratioAtMost(1.1)),
    RESIDENT("most memory held at # agents in -Xmx256m", "MB", "a quarter of them", Target.ratioAtMost(1.1)),
    UNCHANGED_CPU("# agents again, nothing changed, CPU", "s", "cold", Target.ratioAtMost(0.04)),
    UNCHANGED_FILES("files written when nothing changed among # agents", "files", "", Target.atMost(0)),
    CHANGED_CPU("one agent of # changed, CPU", "s", "nothing changed", Target.none()),
    CHANGED_FILES(
            "files written when one agent of # changed", "files", "among a tenth of them", Target.ratioAtMost(1.1)),
    START("one agent from a cold start, with the launcher's archive", "s", "Node script", Target.moreByAtMost(0.06)),
    START_PLAIN("one agent from a cold start, without any archive", "s", "Node script", Target.atMost(1)),
    START_MEMORY("one agent from a cold start, memory", "MB", "Node script", Target.atMost(90)),
    HELP("--help", "s", "", Target.atMost(0.25)),
    FETCH_RATE("five sources of each of # agents fetched over loopback", "sources/s", "", Target.atLeast(10_000)),
    FETCH_LIMIT("most requests that one host saw at once", "requests", "limit", Target.ratioAtMost(1)),
    PACKAGE_CHECK("package --check of one repository", "s", "--version", Target.ratioAtMost(1.2)),
    SEARCH_SHARE("search index, share of the CPU of a build of # agents", "%", "", Target.atMost(15)),
    SEARCH_FIRST("a first question of two words among # agents reads", "KB", "", Target.atMost(150)),
    TWO_CORES("# agents on two cores", "agents/s", "on one core", Target.ratioAtLeast(1.8));

    private final String what;
    private final String unit;
    private final String beside;
    private final Target.Of of;
    private final boolean isMost;
    private final double bound;

    Aim(String what, String unit, String beside, Target target) {
        this.what = what;
        this.unit = unit;
        this.beside = beside;
        this.of = target.of();
        this.isMost = target.isMost();
        this.bound = target.bound();
    }

    String what(String size) {
        return what.replace("#", size);
    }

    String unit() {
        return unit;
    }

    String beside() {
        return beside;
    }

    Target target() {
        return new Target(of, isMost, bound);
    }
}
