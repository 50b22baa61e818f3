package io.agentdoc.assembler.verify;

import io.agentdoc.assembler.crypto.Ed25519;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.json.TaggedJson;
import io.agentdoc.document.value.Base64Text;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.PublicKey;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * An Agent SoW proposal. Signed is {@code agent-sow-v1}, one line feed and the canonical document without
 * {@code signatures}; an entry is {@code { "role", "key", "signed_at", "sig" }}, its text base64 in either alphabet.
 *
 * <p>The provider's signature is the one that makes it a proposal, so it has to be there and hold. Everybody else's is
 * checked too, for one broken entry fails the whole (decision 74). Owners sign, and whose owner it is is not this rule's
 * question.
 */
public final class StandingProposal implements SignatureRule {
    private static final String TAG = "agent-sow-v1";
    private static final String PROVIDER = "provider";

    private final Ed25519 ed25519;
    private final SignatureLimits limits;

    public StandingProposal(Ed25519 ed25519, SignatureLimits limits) {
        this.ed25519 = ed25519;
        this.limits = limits;
    }

    @Override
    public SignatureCheck check(JsonObject proposal) {
        return switch (SignatureList.of(proposal, limits)) {
            case SignatureList.Missing missing -> new SignatureCheck.Unsigned(Optional.empty());
            case SignatureList.Unreadable unreadable -> new SignatureCheck.NotChecked(unreadable.why());
            case SignatureList.Entries list
            when list.entries().isEmpty() -> new SignatureCheck.Unsigned(Optional.empty());
            case SignatureList.Entries list -> answer(proposal, list.entries());
        };
    }

    private SignatureCheck answer(JsonObject proposal, List<Json> entries) {
        Bytes signed = TaggedJson.of(TAG, proposal.without(FamilyTag.SIGNATURES));
        Parties parties = new Parties();
        entries.forEach(entry -> parties.add(Node.root(entry), signed));
        return parties.answer();
    }

    /** The verdicts on the entries, the provider's apart from everybody else's. */
    private final class Parties {
        private final List<PublicKey> providers = new ArrayList<>();
        private final List<EntryVerdict.Broken> broken = new ArrayList<>();
        private final List<String> notes = new ArrayList<>();
        private boolean open;

        void add(Node entry, Bytes signed) {
            String role = entry.text("role").orElse("");
            switch (verdict(entry, signed)) {
                case EntryVerdict.Holds holds when role.equals(PROVIDER) -> providers.add(holds.by());
                case EntryVerdict.Holds holds ->
                    notes.add("it is signed by " + holds.by() + " too, in the role " + Quoted.of(role));
                case EntryVerdict.Broken fault -> broken.add(fault);
                case EntryVerdict.Open unjudged -> {
                    open = open || role.equals(PROVIDER);
                    notes.add("an entry was not checked: " + unjudged.why());
                }
                case EntryVerdict.Skipped skipped -> notes.add("an entry is under " + skipped.tag());
            }
        }

        SignatureCheck answer() {
            if (!broken.isEmpty()) {
                return new SignatureCheck.Failed(
                        broken.getFirst().why(), broken.getFirst().by());
            }
            if (!providers.isEmpty()) {
                return new SignatureCheck.Verified(
                        TAG,
                        providers.getFirst(),
                        notes.isEmpty() ? Optional.empty() : Optional.of(String.join("; ", notes)));
            }
            return open
                    ? new SignatureCheck.NotChecked(String.join("; ", notes))
                    : new SignatureCheck.Failed("none of its signatures is the provider's", Optional.empty());
        }
    }

    private EntryVerdict verdict(Node entry, Bytes signed) {
        Optional<String> alg = entry.member("alg").map(at -> at.text().orElse("no text"));
        if (alg.filter(name -> !name.equals("ed25519")).isPresent()) {
            return new EntryVerdict.Open("its alg is " + Quoted.of(alg.get()) + ", and only ed25519 can be checked");
        }
        Optional<String> key = entry.text("key");
        return key.map(text -> PublicKey.parse(text)
                        .map(by -> bySignature(by, entry, signed))
                        .orElseGet(() -> new EntryVerdict.Open("its key is not in a spelling we know")))
                .orElseGet(() -> new EntryVerdict.Broken("an entry names no key", Optional.empty()));
    }

    private EntryVerdict bySignature(PublicKey by, Node entry, Bytes signed) {
        boolean holds = entry.text("sig")
                .flatMap(Base64Text::decode)
                .filter(sig -> ed25519.verify(by, signed, sig))
                .isPresent();
        return holds
                ? new EntryVerdict.Holds(by, List.of())
                : new EntryVerdict.Broken("the signature of " + by + " does not hold", Optional.of(by));
    }
}
