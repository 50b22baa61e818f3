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
            case AGENT_MANIFEST -> 1;
            case A2A_CARD -> 2;
            case POND_MANIFEST -> 3;
            case PLUGIN_PACKAGE -> 4;
            case BUILD_RECORD -> 5;
            case DEPLOYMENT_RECORD -> 6;
            case EVAL_RECORD -> 7;
            case OBSERVATION -> 8;
        };
    }
}
