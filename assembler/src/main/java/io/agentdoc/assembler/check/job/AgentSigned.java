package io.agentdoc.assembler.check.job;

import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.assembler.verify.JobManifestSignature;
import io.agentdoc.assembler.verify.SignatureCheck;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.Node;

/** The agent's own signature is there and holds (5.7). */
final class AgentSigned implements Rule<Node> {
    private static final String RULE = "5.7-5";

    private final JobManifestSignature signature;

    AgentSigned(JobManifestSignature signature) {
        this.signature = signature;
    }

    @Override
    public void check(Node manifest, Found into) {
        boolean ours = manifest.member("format").filter(Format.FORM::fits).isPresent();
        if (!ours || !(manifest.value() instanceof JsonObject document)) {
            return;
        }
        switch (signature.check(document)) {
            case SignatureCheck.Verified verified ->
                verified.note().ifPresent(note -> at(manifest, at -> into.warning(RULE, at, note)));
            case SignatureCheck.Failed failed -> at(manifest, at -> into.error(RULE, at, failed.why()));
            case SignatureCheck.NotChecked open -> into.cannotCheck("the signature is not checked: " + open.why());
            case SignatureCheck.Unsigned unsigned -> {}
        }
    }

    private static void at(Node manifest, java.util.function.Consumer<Node> tell) {
        manifest.member("sig").ifPresent(tell);
    }
}
