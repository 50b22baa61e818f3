package io.agentdoc.assembler.check;

import io.agentdoc.assembler.trace.ReadSource;
import io.agentdoc.assembler.verify.FamilyTag;
import io.agentdoc.assembler.verify.SignatureCheck;
import io.agentdoc.assembler.verify.SignatureRules;
import io.agentdoc.document.check.Finding;
import io.agentdoc.document.check.Level;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.SignatureState;
import io.agentdoc.document.model.SourceSignature;
import io.agentdoc.document.value.MemberPath;
import io.agentdoc.document.value.PublicKey;
import java.util.List;
import java.util.Optional;

/** Checks every signature again: the assembler's own, and what the document says of each source's (9.4, 9.11). */
final class SignaturesAgain {
    private static final String NOT_WHAT_WAS_FOUND = "9.4-5";

    private final SignatureRules rules;

    SignaturesAgain(SignatureRules rules) {
        this.rules = rules;
    }

    Examination assemblers(Json document) {
        boolean signed = Node.root(document).member("signatures").map(Node::elements).orElse(List.of()).stream()
                .anyMatch(entry -> entry.text("tag")
                        .filter(FamilyTag.ASSEMBLY.toString()::equals)
                        .isPresent());
        return switch (rules.check(FamilyTag.ASSEMBLY, document)) {
            case SignatureCheck.Failed failed ->
                Examination.of(List.of(new Finding("9.11-1", Level.ERROR, "signatures", failed.why())));
            case SignatureCheck.NotChecked unknown
            when signed -> Examination.cannotCheck("the assembler's signature could not be judged: " + unknown.why());
            case SignatureCheck other -> Examination.of(List.of());
        };
    }

    /** Where we can judge the signature ourselves, the document says what we find; where we cannot, that is told. */
    Examination of(ReadSource source) {
        SignatureCheck found = rules.check(source.listed().kind(), source.raw().value(), source.servedFrom());
        SourceSignature listed = source.listed().signature();
        MemberPath at = MemberPath.of("sources").element(source.listed().id().text());
        if (listed.state() == SignatureState.NOT_CHECKED) {
            return Examination.of(List.of());
        }
        if (found.state() == SignatureState.NOT_CHECKED) {
            return Examination.cannotCheck("source " + source.listed().id() + " is listed as " + listed.state()
                    + ", and its signature could not be judged here"
                    + found.sentence().map(why -> ": " + why).orElse(""));
        }
        if (found.state() != listed.state()) {
            return Examination.of(List.of(finding(at.member("signature"), "checking it found " + found.state())));
        }
        List<String> signers = found.signers();
        boolean another = !signers.isEmpty()
                && listed.by()
                        .filter(by -> signers.stream().noneMatch(signer -> isSameKey(by, signer)))
                        .isPresent();
        return another
                ? Examination.of(List.of(
                        finding(at.member("signed_by"), "the signature is by " + String.join(" and ", signers))))
                : Examination.of(List.of());
    }

    /** Keys are compared as keys where they are in a spelling we know, else as they are written. */
    private static boolean isSameKey(String listed, String found) {
        Optional<PublicKey> one = PublicKey.parse(listed);
        return listed.equals(found) || (one.isPresent() && one.equals(PublicKey.parse(found)));
    }

    private static Finding finding(MemberPath at, String message) {
        return new Finding(NOT_WHAT_WAS_FOUND, Level.ERROR, at.toString(), message);
    }
}
