package io.agentdoc.document.check;

import io.agentdoc.document.model.Handling;
import java.util.Optional;

/** Promises are those made, each spelled true: one left out was not made, and none is spelled false (6.9, 9.5). */
final class Promises implements Check {
    private static final String RULE = "9.5-29";

    @Override
    public void check(Examined document, Findings into) {
        document.carried().stream()
                .filter(carried -> carried.is(Handling.PROMISES))
                .map(Carried::value)
                .forEach(promises -> promises(promises, into));
    }

    private static void promises(Spot promises, Findings into) {
        if (!promises.isObject()) {
            into.error(RULE, promises.path(), "it is " + promises.typeName() + " and not an object of promises");
        }
        promises.members().stream()
                .filter(promise -> !promise.node().flag().equals(Optional.of(true)))
                .forEach(promise ->
                        into.error(RULE, promise.path(), "a promise is true, or it was not made and is left out"));
    }
}
