package io.agentdoc.document.model;

import io.agentdoc.document.json.Json;
import java.util.List;

/** Who the agent is, who answers for it and whom it acts for (9.5). */
public record Identity(Members members) implements Section {
    public static final Member<String> NAME = Member.text("name").named();
    public static final Member<String> DESCRIPTION = Member.text("description").named();
    public static final Member<String> OPERATOR = Member.text("operator").named();
    public static final Member<String> OWNER = Member.text("owner").named();
    public static final Member<String> ADDRESS = Member.text("address").named();
    public static final Member<String> SIGNING_KEY = Member.text("signing_key").named();
    public static final Member<String> ACTS_FOR = Member.text("acts_for").named();
    public static final Member<String> ORGANIZATION_NAME =
            Member.text("organization_name").named();
    public static final Member<Boolean> FLEET = Member.flag("fleet").named();
    public static final Member<Boolean> STANDING_GUEST = Member.flag("standing_guest");
    public static final Member<List<String>> HOSTED_IN =
            Member.texts("hosted_in").named();
    public static final Member<String> AGENT_VERSION =
            Member.text("agent_version").named();
    public static final Member<Json> LINEAGE = Member.verbatim("lineage");

    public static final Shape<Identity> SHAPE = Shape.of(
            "identity",
            Identity::new,
            NAME,
            DESCRIPTION,
            OPERATOR,
            OWNER,
            ADDRESS,
            SIGNING_KEY,
            ACTS_FOR,
            ORGANIZATION_NAME,
            FLEET,
            STANDING_GUEST,
            HOSTED_IN,
            AGENT_VERSION,
            LINEAGE);

    @Override
    public Shape<Identity> shape() {
        return SHAPE;
    }

    /** An organization's name is owed only by an agent that acts for one (6.2). */
    @Override
    public boolean owes(Member<?> member) {
        boolean forOrganization =
                get(ACTS_FOR).carried().filter("organization"::equals).isPresent();
        return member.isNamed() && (member != ORGANIZATION_NAME || forOrganization);
    }
}
