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
import java.util.stream.Stream;

/** Checks every signature again: the assembler's own, and what the document says of each source's (9.4, 9.11). */
final class SignaturesAgain {
    private static final String NOT_WHAT_WAS_FOUND = "9.4-5";

    private final SignatureRules rules = SignatureRules.standard();

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

    /** Where we can judge the signature ourselves, the document says what we find. */
    Stream<Finding> of(ReadSource source) {
        SignatureCheck found = rules.check(source.listed().kind(), source.raw().value());
        SourceSignature listed = source.listed().signature();
        MemberPath at = MemberPath.of("sources").element(source.listed().id().text());
        if (found.state() == SignatureState.NOT_CHECKED || listed.state() == SignatureState.NOT_CHECKED) {
            return Stream.empty();
        }
        if (found.state() != listed.state()) {
            return Stream.of(finding(at.member("signature"), "checking it found " + found.state()));
        }
        Optional<PublicKey> by = listed.by().flatMap(PublicKey::parse);
        return listed.by().isPresent() && found.key().isPresent() && !by.equals(found.key())
                ? Stream.of(finding(
                        at.member("signed_by"),
                        "the signature is by " + found.key().get()))
                : Stream.empty();
    }

    private static Finding finding(MemberPath at, String message) {
        return new Finding(NOT_WHAT_WAS_FOUND, Level.ERROR, at.toString(), message);
    }
}
