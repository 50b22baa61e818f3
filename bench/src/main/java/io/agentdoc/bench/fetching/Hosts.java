package io.agentdoc.bench.fetching;

/** The hosts that the server plays, and what lies at them: agents by turns, each with five sources of 2 KB. */
final class Hosts {
    static final int HOSTS = 200;
    static final int SOURCES = 5;
    static final int HTTP = 80;
    static final String KIND = "a2a-card";

    private static final String PADDING = "a line of text that makes a source as long as most of them are; ".repeat(30);

    private Hosts() {}

    static String host(long number) {
        return "host-" + number % HOSTS + ".example";
    }

    static String url(long agent, int source) {
        return "http://" + host(agent) + path(agent, source);
    }

    static String path(long agent, int source) {
        return "/agent-" + agent + "/source-" + source + ".json";
    }

    /** What the server answers under a path: a small document that is no other path's. */
    static String body(String path) {
        return "{\"name\":\"" + path + "\",\"description\":\"" + PADDING + "\"}";
    }
}
