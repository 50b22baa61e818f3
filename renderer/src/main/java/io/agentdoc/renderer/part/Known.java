package io.agentdoc.renderer.part;

import io.agentdoc.document.model.SignatureState;
import io.agentdoc.document.model.Source;
import io.agentdoc.templates.words.Column;
import io.agentdoc.templates.words.Kind;
import io.agentdoc.templates.words.SectionName;
import java.util.Set;

/** What the kind of a source tells: the column of what it says, and which sections it can speak to (9.4). */
final class Known {
    private static final Set<Kind> ATTESTS = Set.of(
            Kind.EVAL_RECORD,
            Kind.BUILD_RECORD,
            Kind.DEPLOYMENT_RECORD,
            Kind.LISTING,
            Kind.REPUTATION_REPORT,
            Kind.HANDLE_CARD,
            Kind.COMMONAGENT_RECEIPT);
    private static final Set<Kind> SPEAKS_OF_ALL =
            Set.of(Kind.AGENT_DESCRIPTOR, Kind.AGENT_MANIFEST, Kind.POND_AGENT_MANIFEST, Kind.OTHER);

    private Known() {}

    static Kind kind(Source source) {
        return Kind.of(source.kind().text());
    }

    /** An unsigned record is nobody's attestation, so it is only where the words are from (9.4, decision 2). */
    static Column column(Source source, boolean byOperator) {
        Kind kind = kind(source);
        if (kind == Kind.OBSERVATION) {
            return byOperator ? Column.OWN_ACCOUNT : Column.OBSERVED;
        }
        if (ATTESTS.contains(kind)) {
            return source.signature().state() == SignatureState.VERIFIED ? Column.ATTESTED : Column.FROM;
        }
        return Column.DECLARED;
    }

    /** Whether a source of this kind could have stated something in the section, had it wanted to. */
    static boolean couldSpeakTo(Source source, SectionName section) {
        Kind kind = kind(source);
        if (SPEAKS_OF_ALL.contains(kind)) {
            return section != SectionName.STANDING || kind == Kind.OTHER;
        }
        return switch (section) {
            case IDENTITY -> kind == Kind.A2A_CARD || kind == Kind.PLUGIN_PACKAGE || kind == Kind.HANDLE_CARD;
            case SHAPE -> kind == Kind.DEPLOYMENT_RECORD || kind == Kind.BUILD_RECORD || kind == Kind.A2A_CARD;
            case ASKED -> kind == Kind.A2A_CARD || kind == Kind.INTERFACE_DEFINITION || kind == Kind.OBSERVATION;
            case ROLE -> kind == Kind.A2A_CARD || kind == Kind.ROLES_DECLARATION;
            case SELLS ->
                kind == Kind.A2A_CARD
                        || kind == Kind.SOW_STANDING_PROPOSAL
                        || kind == Kind.COMMONAGENT_SAMPLES
                        || kind == Kind.COMMONAGENT_PRICE;
            case ACCESS -> kind == Kind.A2A_CARD || kind == Kind.COMMONAGENT_ACCESS || kind == Kind.HANDLE_CARD;
            case REFUSES -> kind == Kind.SOW_STANDING_PROPOSAL || kind == Kind.ROLES_DECLARATION;
            case REACHES -> kind == Kind.PLUGIN_PACKAGE;
            case HANDLING ->
                kind == Kind.SOW_STANDING_PROPOSAL
                        || kind == Kind.ROLES_DECLARATION
                        || kind == Kind.COMMONAGENT_DATA_USE;
            case STANDING -> ATTESTS.contains(kind) && kind != Kind.COMMONAGENT_RECEIPT && kind != Kind.HANDLE_CARD;
            case LEAVES, CONFIGS -> false;
        };
    }
}
