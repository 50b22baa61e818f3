package io.agentdoc.assembler.check.pond;

import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.Node;
import java.util.List;

/** Every rule of a Pond manifest: those of the published schema, written out, and those that it cannot say. */
public final class PondRules {
    private static final List<Rule<PondManifest>> RULES = List.of(
            new Size(),
            new RequiredMembers(),
            new Protocol(),
            new AgentVersion(),
            new Capabilities(),
            new Reserved(),
            new Answers(),
            new MediaModes(),
            new Limits(),
            new Actions(),
            new ActionMembers(),
            new ActionId(),
            new UniqueActions(),
            new OneContract(),
            new Contracts(),
            new Parameters(),
            new Constraints(),
            new UndeclaredRequired(),
            new Metadata(),
            new ListingTexts(),
            new Category(),
            new DemoMaterials(),
            new Faqs(),
            new Profiles(),
            new PricingPlans(),
            new HiddenCharacters(),
            new NoAccessKey());

    private PondRules() {}

    /**
     * What the manifest breaks.
     *
     * @param bytes how many bytes it has as served
     */
    public static Found check(Json document, int bytes) {
        PondManifest manifest = new PondManifest(Node.root(document), bytes);
        Found found = new Found();
        RULES.forEach(rule -> rule.check(manifest, found));
        return found;
    }

    /** The rules, for the test that shows each of them kept and broken. */
    static List<Rule<PondManifest>> all() {
        return RULES;
    }
}
