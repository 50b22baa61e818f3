package io.agentdoc.assembler.gather;

import java.time.Duration;

/**
 * Who else has a say in when a host is asked, beside this process's own limit: other processes that ask the same hosts for the
 * same run.
 */
public interface HostGate {
    /** Nobody. */
    HostGate OPEN = new HostGate() {
        @Override
        public boolean enter(String host, Duration longest) {
            return true;
        }

        @Override
        public void leave(String host) {}
    };

    /**
     * Waits for leave to ask the host, and says whether there is any: a wait that is interrupted ends without. Each leave is
     * given back by {@link #leave}.
     *
     * @param longest how long what is then asked may take
     */
    boolean enter(String host, Duration longest);

    void leave(String host);
}
