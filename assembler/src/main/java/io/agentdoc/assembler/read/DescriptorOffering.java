package io.agentdoc.assembler.read;

import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.Column;
import io.agentdoc.document.model.Members;
import io.agentdoc.document.model.Offering;
import io.agentdoc.document.model.Step;
import io.agentdoc.document.model.Workspace;
import io.agentdoc.document.stated.Stated;
import java.util.List;
import java.util.Optional;

/**
 * Reads one offering of a Descriptor with its scope and what that scope brings along (6.2, 6.11, 12.3).
 *
 * <p>An open-ended offering makes no claim about what it can do, so its description, examples, steps and role are not
 * taken, though the Descriptor must have the first of them (9.5).
 */
final class DescriptorOffering {
    private DescriptorOffering() {}

    /** @param defaults where an offering looks for what it leaves to the agent */
    static Optional<Offering> read(Quote from, List<Quote> defaults) {
        Stated<String> id = from.text("id");
        Stated<String> name = from.text("name");
        if (!id.isStated() && !name.isStated()) {
            from.notes().warn("6.2-8", from.node(), "an offering without id and name, so it is not stated");
            return Optional.empty();
        }
        ScopeReading scope = ScopeReading.of(from);
        Members.Builder members = Members.builder()
                .put(Offering.ID, id)
                .put(Offering.NAME, name.isStated() ? name : id)
                .put(Offering.SCOPE, scope.scope())
                .put(Offering.FOCUS, scope.focus())
                .put(Offering.STATE, from.said(new Column.Declared()));
        terms(from, defaults, members);
        if (!scope.isOpenEnded()) {
            capability(from, members);
        }
        Offering offering = new Offering(members.build());
        OpenRequirements.note(from, offering);
        return Optional.of(offering);
    }

    private static void capability(Quote from, Members.Builder into) {
        into.put(Offering.ROLE, from.text("role"))
                .put(Offering.DOES, sentence(from))
                .put(Offering.STEPS, from.each("steps", DescriptorOffering::step))
                .put(Offering.EXAMPLES, from.list("examples"));
    }

    private static void terms(Quote from, List<Quote> defaults, Members.Builder into) {
        into.put(Offering.INPUTS, from.each("inputs", Furnished::input))
                .put(Offering.DELIVERABLES, Furnished.deliverables(from))
                .put(Offering.WORKSPACE, from.each("workspace", DescriptorOffering::workspace))
                .put(Offering.AUTHORITY, authority(from))
                .put(
                        Offering.AUTHORITY_DECIDED_BY,
                        authority(from).isStated()
                                ? from.word("authority_decided_by", Vocabulary.DECIDED_BY)
                                : Stated.notStated())
                .put(Offering.CEILINGS, Ceilings.read(from))
                .put(Offering.TRIAL, from.object("trial"))
                .put(Offering.REVISIONS, from.object("revisions"))
                .put(Offering.MODES, Modes.read(from, defaults))
                .put(Offering.NEEDS, from.any("needs"))
                .put(Offering.DELIVERS, from.any("delivers"))
                .put(Offering.REPORTING, reporting(from))
                .put(Offering.DELEGATION_SCOPES, from.list("scopes"));
    }

    /** The one sentence: {@code description}, or {@code does} as every published Descriptor spells it (decision 35). */
    static Stated<String> sentence(Quote from) {
        Stated<String> description = from.text("description");
        Stated<String> does = from.text("does");
        boolean differ = description.isStated()
                && does.isStated()
                && !description.carried().equals(does.carried());
        if (differ) {
            from.notes().warn("6.2-9", from.node(), "description and does differ; the description is carried");
        }
        return description.isStated() ? description : does;
    }

    /** A list that names one thing outside the closed list could hide the one that mattered: none of it is kept. */
    private static Stated<List<String>> authority(Quote from) {
        return from.take(
                "authority",
                "a list of the nine authority values",
                at -> Quote.allTexts(at).filter(Vocabulary.AUTHORITY::containsAll));
    }

    private static Optional<Step> step(Quote from) {
        Stated<String> id = from.text("id");
        Stated<String> name = from.text("name");
        return id.isStated() || name.isStated()
                ? Optional.of(new Step(Members.builder()
                        .put(Step.ID, id)
                        .put(Step.NAME, name)
                        .put(Step.DOES, sentence(from))
                        .put(Step.INPUTS, from.each("inputs", Furnished::input))
                        .put(Step.OUTPUTS, from.each("outputs", Furnished::output))
                        .build()))
                : Optional.empty();
    }

    private static Optional<Workspace> workspace(Quote from) {
        Members members = Members.builder()
                .put(Workspace.KIND, from.text("kind"))
                .put(Workspace.ACCESS, from.word("access", Vocabulary.WORKSPACE_ACCESS))
                .put(Workspace.FOR, from.text("for"))
                .put(Workspace.SYSTEM, from.text("system"))
                .build();
        return members.isSilent() ? Optional.empty() : Optional.of(new Workspace(members));
    }

    /** The level alone, or within what is declared beside it (6.9). */
    static Stated<String> reporting(Quote from) {
        return from.member("reporting").filter(Node::isObject).isPresent()
                ? from.part("reporting")
                        .map(block -> block.word("level", Vocabulary.REPORTING))
                        .orElseGet(Stated::notStated)
                : from.word("reporting", Vocabulary.REPORTING);
    }
}
