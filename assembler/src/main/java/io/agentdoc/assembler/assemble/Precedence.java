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
            case AGENT_MANIFEST -> 3;
            case A2A_CARD -> 4;
            case POND_MANIFEST -> 5;
            case PLUGIN_PACKAGE -> 6;
            case ROLES_DECLARATION -> 7;
            case INTERFACE_DEFINITION -> 8;
            case SAMPLES -> 9;
            case RECEIPT -> 10;
            case BUILD_RECORD -> 11;
            case DEPLOYMENT_RECORD -> 12;
            case EVAL_RECORD -> 13;
            case OBSERVATION -> 14;
            case MCP_SERVER -> 15;
            case OASF_RECORD -> 16;
            case AI_CATALOG_ENTRY -> 17;
        };
    }
}
