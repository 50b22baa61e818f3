package io.agentdoc.assembler.assemble;

import io.agentdoc.document.model.KnownKind;
import java.util.Comparator;

/**
 * Which source is asked first where several say a member: the Descriptor, where there is one, before whatever projects
 * it (9.4), and of two Descriptors the verified one, then the one of the later version.
 */
final class Precedence {
    private Precedence() {}

    static Comparator<Joined> order() {
        return Comparator.comparingInt((Joined source) -> rank(source.reading().kind()))
                .thenComparing(source -> !source.material().isVerified())
                .thenComparing(Precedence::version, VersionOrder.descending())
                .thenComparing(source -> source.material().id());
    }

    private static String version(Joined source) {
        return source.reading().names().agentVersion().orElse("");
    }

    private static int rank(KnownKind kind) {
        return switch (kind) {
            case AGENT_DESCRIPTOR -> 0;
            case PRICE_DOCUMENT -> 1;
            case HANDLE_CARD -> 2;
            case AGENT_MANIFEST -> 3;
            case A2A_CARD -> 4;
            case POND_MANIFEST -> 5;
            case SOW_STANDING_PROPOSAL -> 6;
            case PLUGIN_PACKAGE -> 7;
            case BUILD_RECORD -> 8;
            case DEPLOYMENT_RECORD -> 9;
            case EVAL_RECORD -> 10;
            case LISTING -> 11;
            case REPUTATION_REPORT -> 12;
            case OBSERVATION -> 13;
        };
    }
}
