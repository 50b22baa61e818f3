package io.agentdoc.cli;

import java.util.concurrent.Callable;

/** A command, which ends with one of the documented statuses. */
interface Ending extends Callable<Integer> {
    ExitStatus run();

    @Override
    default Integer call() {
        return run().code();
    }
}
