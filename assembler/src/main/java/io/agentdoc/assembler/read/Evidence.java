package io.agentdoc.assembler.read;

import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.EvaluatedAgainst;
import io.agentdoc.document.model.Refusal;
import io.agentdoc.document.stated.Stated;
import io.agentdoc.document.value.Digest;
import io.agentdoc.document.value.PublicKey;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What a source shows beyond the members that it fills. */
public sealed interface Evidence {

    /** Nothing but what it says. */
    record None() implements Evidence {}

    /** A Descriptor, of a package or of a running agent, and the lines of its refusals, which are prose (6.2, 12.3). */
    record Described(boolean bound, List<Refusal> refusalLines) implements Evidence {}

    /** An address at which a stranger may call. */
    record Door() implements Evidence {}

    /** A package as given, and the digests that its manifest pins. */
    record Packaged(Optional<Digest> descriptorPin) implements Evidence {}

    /** A build record: what was built from what (8.2). */
    record Built(
            Optional<PublicKey> by,
            Optional<Digest> packageDigest,
            Optional<String> imageDigest,
            Map<String, Digest> files,
            Optional<Digest> descriptorDigest)
            implements Evidence {}

    /** A deployment record: what was started, by whom, and what was bound (8.3). */
    record Deployed(
            Optional<PublicKey> by,
            String act,
            Optional<String> packageVersion,
            Optional<Digest> packageDigest,
            Optional<String> imageDigest,
            Optional<Digest> descriptorDigest,
            Optional<String> environment,
            Set<PublicKey> keyHolders,
            boolean bindingsNamed,
            Map<String, Digest> ledger,
            Optional<Instant> producedAt)
            implements Evidence {}

    /** An evaluation record, case by case (8.4). */
    record Evaluated(
            Optional<PublicKey> by,
            Optional<Digest> descriptorDigest,
            Optional<String> offering,
            Optional<String> scope,
            List<Case> cases,
            Optional<Instant> producedAt,
            Stated<List<EvaluatedAgainst>> onSet)
            implements Evidence {}

    /** One case: what it names, and pass or fail; any other verdict moves nothing. */
    record Case(Optional<String> id, Optional<String> kind, Optional<String> source, Optional<String> verdict) {
        /** Whether it is about the thing with that id, or in those words. */
        public boolean names(String thing) {
            return id.filter(thing::equals).isPresent()
                    || source.filter(thing::equals).isPresent();
        }

        /**
         * Whether it is about that exchange: it names it together with its interface, or by its id where no other
         * interface has one of that id.
         */
        public boolean names(String interfaceName, String exchange, boolean alone) {
            boolean byId = id.filter(exchange::equals).isPresent();
            boolean ofThis = source.filter(interfaceName::equals).isPresent();
            boolean bySource = source.filter(exchange::equals).isPresent();
            return (byId && ofThis) || (alone && (bySource || (byId && source.isEmpty())));
        }
    }

    /** A platform's receipt of one task: how it ended, who did it, and when (7.6). */
    record Receipted(
            Optional<PublicKey> by,
            Optional<String> name,
            Optional<PublicKey> responder,
            Optional<String> offering,
            Optional<String> taskId,
            Optional<Instant> completedAt)
            implements Evidence {}

    /** One question that somebody put to the agent, and the members of its answer. */
    record Observed(String interfaceName, String exchange, Set<String> answered, Optional<Instant> at, Node answer)
            implements Evidence {}

    /** A proposal to one named party, of which nothing else is known here. */
    record Directed() implements Evidence {}

    /**
     * A standing proposal: which Descriptor it makes binding, and from when until when it stands.
     *
     * @param referencesDescriptor whether it names a Descriptor at all, readably or not
     */
    record Proposed(
            boolean referencesDescriptor,
            Optional<Digest> descriptorDigest,
            Stated<Instant> startsAt,
            Stated<Instant> endsAt)
            implements Evidence {}

    /** A registrar's card, and until when it is to be taken for the present. */
    record Registered(Stated<Instant> expiresAt) implements Evidence {}

    /** The prices of SKUs, which may be of the whole agent. */
    record Priced(Skus skus) implements Evidence {}
}
