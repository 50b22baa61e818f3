package io.agentdoc.fuzz;

import io.agentdoc.assembler.verify.SignatureCheck;
import io.agentdoc.assembler.verify.SignatureRules;
import io.agentdoc.assembler.verify.Verification;
import io.agentdoc.assembler.verify.Verifier;
import io.agentdoc.document.json.CanonicalJson;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonPretty;
import io.agentdoc.document.model.KnownKind;
import io.agentdoc.document.model.SignatureState;
import io.agentdoc.document.model.SourceKind;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Limits;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A signed document, changed: what is called verified says what the one that was signed says. */
final class SignedDocuments implements Target {
    private static final int HEAD = 2;

    private final Verifier verifier = new Verifier(Limits.standard(), SignatureRules.standard());
    private final List<Agent.Sourced> signed = signed();
    private final Set<Bytes> said = new HashSet<>();

    SignedDocuments() {
        signed.forEach(source -> said.add(said(source.document())));
    }

    @Override
    public void test(byte[] input) {
        int number = input.length < HEAD ? 0 : (input[0] & 0xFF) << 8 | (input[1] & 0xFF);
        Agent.Sourced source = signed.get(number % signed.size());
        Bytes bytes =
                Documents.isJson(input) ? Bytes.copyOf(input) : JsonPretty.of(Edits.of(source.document(), input, HEAD));
        for (KnownKind kind : Documents.isJson(input) ? KnownKind.values() : new KnownKind[] {source.kind()}) {
            Verification found = Holds.twice(() -> verify(kind, bytes, source.url()));
            if (found.signature().state() == SignatureState.VERIFIED) {
                Json root = found.facts().orElseThrow();
                boolean covered = found.signature() instanceof SignatureCheck.Covers;
                Holds.that(covered || said.contains(said(root)), () -> "verified: " + bytes.display());
            }
        }
    }

    private Verification verify(KnownKind kind, Bytes bytes, Optional<String> url) {
        return verifier.verify(new SourceKind(kind.toString()), bytes, Optional.empty(), url);
    }

    /** All that a document says but for its signatures. */
    private static Bytes said(Json root) {
        return CanonicalJson.of(root instanceof JsonObject object ? object.without("signatures", "signature") : root);
    }

    private List<Agent.Sourced> signed() {
        List<Agent.Sourced> all = new ArrayList<>();
        Agent.examples().forEach(agent -> all.addAll(agent.sources()));
        return all.stream()
                .filter(source -> CanonicalJson.of(source.document()).display().contains("signature"))
                .toList();
    }

    @Override
    public List<byte[]> seeds() {
        List<byte[]> seeds = new ArrayList<>();
        for (int i = 0; i < signed.size(); i++) {
            seeds.add(new byte[] {(byte) (i >> 8), (byte) i});
        }
        return seeds;
    }
}
