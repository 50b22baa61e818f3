package io.agentdoc.document.check;

import io.agentdoc.document.model.Offering;

/** A sample is confirmed or earlier only beside the receipt that shows it; otherwise its publisher states it (7.7, 9.5). */
final class SampleMarks implements Check {
    private static final String RULE = "9.5-20";

    @Override
    public void check(Examined document, Findings into) {
        document.carried().stream()
                .filter(carried -> carried.is(Offering.SAMPLES))
                .flatMap(carried -> carried.value().objects().stream())
                .forEach(sample -> sample(sample, into));
    }

    private static void sample(Spot sample, Findings into) {
        if (!sample.has("state")) {
            into.error(RULE, sample.path().member("state"), "a sample is marked confirmed, earlier or stated");
        } else if (!sample.says("state", "stated") && !sample.has("receipt")) {
            into.error(RULE, sample.path().member("state"), "without a receipt a sample is stated by its publisher");
        }
    }
}
