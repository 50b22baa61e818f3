package io.agentdoc.assembler.draft;

import java.util.List;
import java.util.Map;
import java.util.Set;

/** The members that a draft may have, in the order that it has them (6.2, 6.11, 12.3), and those it never has. */
final class PresentForm {
    static final String FORMAT = "agent-descriptor-v1";

    static final List<String> MEMBERS = List.of(
            "format",
            "agent_version",
            "does",
            "role",
            "interfaces",
            "offerings",
            "systems",
            "limits",
            "refusals",
            "escalates",
            "records",
            "samples_ref",
            "can_use",
            "run_config");

    static final List<String> OF_OFFERING = List.of(
            "id",
            "name",
            "description",
            "scope",
            "focus",
            "role",
            "inputs",
            "outputs",
            "steps",
            "how",
            "run",
            "workspace",
            "authority",
            "authority_decided_by",
            "ceilings",
            "trial",
            "revisions",
            "examples",
            "input_modes",
            "output_modes",
            "modes",
            "needs",
            "delivers",
            "reporting",
            "scopes");

    static final List<String> OF_SYSTEM = List.of("name", "access", "needs", "leaves");

    private static final String AT_INSTALL = "it is decided at the install and stands in no draft";
    private static final String TERMS = "terms attach at the listing and at the install and stand in no draft";

    /** Members of a bound Descriptor, and why a draft is without them (6.2, 12.6 rules 4 and 6). */
    static final Map<String, String> NEVER = Map.ofEntries(
            Map.entry("subject", AT_INSTALL),
            Map.entry("acts_for", AT_INSTALL),
            Map.entry("organization_name", AT_INSTALL),
            Map.entry("interaction", AT_INSTALL),
            Map.entry("fleet", AT_INSTALL),
            Map.entry("hosted_in", AT_INSTALL),
            Map.entry("signatures", "a draft has no subject whose key could sign it"),
            Map.entry("handling_ref", TERMS),
            Map.entry("data_use", TERMS),
            Map.entry("price_ref", TERMS));

    /** Former members, and where what they said has gone (6.12). */
    static final Map<String, String> FORMER_SHAPE = Map.of(
            "kind", "it has no home in the present form",
            "harness", "a Descriptor names no harness; a deployment record does",
            "steps", "it maps to no scope; say scope on each offering",
            "tools_runtime", "it maps to no authority; say authority on each offering",
            "memory", "it belongs to data use, and " + TERMS,
            "model", "it belongs to the processors of data use, and " + TERMS,
            "fleet", AT_INSTALL);

    /** Rules on what must stand nowhere: a place that breaks one is emptied, whatever stands there. */
    static final Set<String> OUT_WHATEVER_IT_IS =
            Set.of("6.1-1", "6.1-3", "6.2-27", "6.2-34", "6.4-2", "6.4-3", "6.11-7", "12.6-15");

    private PresentForm() {}
}
