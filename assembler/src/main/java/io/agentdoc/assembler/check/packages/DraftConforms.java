package io.agentdoc.assembler.check.packages;

import io.agentdoc.assembler.check.descriptor.DescriptorRules;
import io.agentdoc.assembler.verify.SignatureRules;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonObject;
import java.util.Set;

/** The draft keeps every rule of a Descriptor that has no subject yet (12.3, 12.10). */
final class DraftConforms implements PackageRule {
    private static final DescriptorRules RULES = new DescriptorRules(SignatureRules.standard());

    /** Told of each file of the package by a rule of its own. */
    private static final Set<String> OF_EVERY_FILE = Set.of("12.6-15");

    @Override
    public void check(Inspected packed, Found into) {
        packed.draft().ifPresent(draft -> draft(draft, into));
    }

    /** A subject has no place in a package, which is told elsewhere; what is left is checked as the draft it should be. */
    private static void draft(Spot draft, Found into) {
        Json document = draft.node().value();
        Json withoutSubject = document instanceof JsonObject object ? object.without("subject") : document;
        RULES.check(withoutSubject).findings().stream()
                .filter(finding -> !OF_EVERY_FILE.contains(finding.rule()))
                .forEach(finding -> into.add(
                        finding.rule(),
                        finding.level(),
                        finding.place().isEmpty() ? draft.file() : draft.file() + "#" + finding.place(),
                        finding.message()));
    }
}
