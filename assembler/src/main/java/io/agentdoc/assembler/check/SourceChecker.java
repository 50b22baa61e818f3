package io.agentdoc.assembler.check;

import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.HiddenText;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.assembler.check.rule.Shapes;
import io.agentdoc.assembler.check.rule.Walk;
import io.agentdoc.assembler.check.source.PricesForm;
import io.agentdoc.assembler.check.source.ProposalForm;
import io.agentdoc.assembler.check.source.ReceiptForm;
import io.agentdoc.assembler.read.Evidence;
import io.agentdoc.assembler.read.Input;
import io.agentdoc.assembler.read.Readers;
import io.agentdoc.assembler.read.Reading;
import io.agentdoc.assembler.verify.SignatureCheck;
import io.agentdoc.assembler.verify.SignatureRules;
import io.agentdoc.document.check.Finding;
import io.agentdoc.document.check.Level;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.KnownKind;
import io.agentdoc.document.value.SourceId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Checks a document that an assembler reads as a source: its reader tells what it could not take, which is its writer's to
 * mend, and its signature is held against the key that has to sign (8.6, 9.4).
 *
 * <p>Most of what such a document says is another specification's to rule on; what is told here is what an AgentDoc would not
 * carry of it, and why.
 */
final class SourceChecker implements Checker.OfDocument {
    private static final SourceId ITSELF = new SourceId("document");

    private final KnownKind kind;
    private final Rule<Node> form;
    private final Optional<String> signed;
    private final SignatureRules signatures;

    /** @param signed the clause by which it is signed, where it has to be */
    private SourceChecker(KnownKind kind, Rule<Node> form, Optional<String> signed, SignatureRules signatures) {
        this.kind = kind;
        this.form = form;
        this.signed = signed;
        this.signatures = signatures;
    }

    static SourceChecker ofProposals(SignatureRules signatures) {
        return new SourceChecker(KnownKind.SOW_STANDING_PROPOSAL, new ProposalForm(), Optional.of("8.6-1"), signatures);
    }

    static SourceChecker ofReceipts(SignatureRules signatures) {
        return new SourceChecker(KnownKind.RECEIPT, new ReceiptForm(), Optional.of("8.1-4"), signatures);
    }

    static SourceChecker ofPrices(SignatureRules signatures) {
        return new SourceChecker(KnownKind.PRICE_DOCUMENT, new PricesForm(), Optional.empty(), signatures);
    }

    @Override
    public Examination examine(Target.Document document) {
        Node root = Node.root(document.root());
        Found found = new Found();
        if (!root.isObject()) {
            found.error("unreadable", root, "a document of this kind is a JSON object, and this is not");
            return new Examination(found.findings(), found.cannotChecks());
        }
        Reading reading = Readers.read(new Input(ITSELF, kind, root, Optional.empty()));
        form.check(root, found);
        if (reading.evidence() instanceof Evidence.Directed) {
            found.note(
                    "9.5-23",
                    root,
                    "it is made to one party, so that nothing of it is public and no AgentDoc carries it");
        }
        signed.ifPresent(rule -> signature(rule, root, found));
        new Shapes("6.4-2", "a published document", found).credentials(Walk.values(root));
        HiddenText.below("12.6-15", root, found);
        return new Examination(all(found.findings(), reading), found.cannotChecks());
    }

    /** What the rules found, and what the reader noted at places of which no rule said anything. */
    private static List<Finding> all(List<Finding> found, Reading reading) {
        List<Finding> all = new ArrayList<>(found);
        Set<String> places = found.stream().map(Finding::place).collect(Collectors.toSet());
        reading.findings().stream()
                .map(SourceChecker::own)
                .filter(one -> !places.contains(one.place()))
                .forEach(all::add);
        return all;
    }

    /** Its writer can mend what a reader could only pass over. */
    private static Finding own(Finding of) {
        String place =
                of.place().substring(Math.min(of.place().length(), ITSELF.text().length() + 1));
        return new Finding(of.rule(), of.level() == Level.WARNING ? Level.ERROR : of.level(), place, of.message());
    }

    private void signature(String rule, Node root, Found into) {
        Node at = root.member("signatures").orElse(root);
        switch (signatures.check(kind, root.value())) {
            case SignatureCheck.Failed failed -> into.error(rule, at, "the signature fails: " + failed.why());
            case SignatureCheck.Unsigned unsigned ->
                into.warning(rule, at, "nobody signed it, so that it is nobody's word and moves nothing");
            case SignatureCheck.NotChecked open -> into.cannotCheck("the signature is not checked: " + open.why());
            case SignatureCheck.Verified verified -> verified.note().ifPresent(note -> into.note(rule, at, note));
            case SignatureCheck.Covers covers -> {} // only a card's signature covers one form of it
        }
    }
}
