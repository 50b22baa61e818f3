package io.agentdoc.assembler.assemble;

import io.agentdoc.document.model.KnownKind;
import java.util.Comparator;

/**
 * Which source is asked first where several say a member: the Descriptor, where there is one, before whatever projects
 * it (9.4), and of two Descriptors the verified one, then the one that the registration points at (6.7), then the one of
 * the later version.
 */
final class Precedence {
    private Precedence() {}

    static Comparator<Joined> order() {
        return Comparator.comparingInt((Joined source) -> rank(source.reading().kind()))
                .thenComparing(source -> !source.material().isVerified())
                .thenComparing(source -> !source.isHome())
                .thenComparing(Precedence::version, VersionOrder.descending())
                .thenComparing(source -> source.material().id());
    }

    private static String version(Joined source) {
        return source.reading().names().agentVersion().orElse("");
    }

    private static int rank(KnownKind kind) {
        return switch (kind) {
            case AGENT_DESCRIPTOR -> 0;
            case DATA_USE -> 1;
            case ACCESS -> 2;
            case PRICE_DOCUMENT -> 3;
            case HANDLE_CARD -> 4;
            case AGENT_MANIFEST -> 5;
            case A2A_CARD -> 6;
            case POND_MANIFEST -> 7;
            case SOW_STANDING_PROPOSAL -> 8;
            case PLUGIN_PACKAGE -> 9;
            case ROLES_DECLARATION -> 10;
            case INTERFACE_DEFINITION -> 11;
            case SAMPLES -> 12;
            case RECEIPT -> 13;
            case BUILD_RECORD -> 14;
            case DEPLOYMENT_RECORD -> 15;
            case EVAL_RECORD -> 16;
            case LISTING -> 17;
            case REPUTATION_REPORT -> 18;
            case OBSERVATION -> 19;
            case MCP_SERVER -> 20;
            case OASF_RECORD -> 21;
            case AI_CATALOG_ENTRY -> 22;
        };
    }
}
