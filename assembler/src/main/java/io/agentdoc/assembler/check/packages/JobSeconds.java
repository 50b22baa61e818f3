package io.agentdoc.assembler.check.packages;

import io.agentdoc.document.json.JsonNumber;

/** How long a job may take is a whole number of seconds; absent means the host's default (12.4). */
final class JobSeconds implements PackageRule {
    @Override
    public void check(Inspected packed, Found into) {
        packed.install()
                .flatMap(install -> install.member("job_seconds"))
                .filter(seconds -> seconds.node()
                        .number()
                        .flatMap(JsonNumber::asLong)
                        .filter(count -> count > 0)
                        .isEmpty())
                .ifPresent(seconds -> into.error(
                        "12.4-12",
                        seconds,
                        "the longest that a job may take is a whole number of seconds, one or more"));
    }
}
