package io.agentdoc.cli;

import io.agentdoc.assembler.OperatorFault;
import io.agentdoc.assembler.check.Checking;
import io.agentdoc.assembler.check.SourceBytes;
import io.agentdoc.assembler.check.TargetKind;
import io.agentdoc.assembler.verify.FamilyTag;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.report.Checked;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Limits;
import java.util.Optional;

/** A document that its own maker signs, and the checker that it has to pass. */
record OwnDocument(String typed, JsonObject document, FamilyTag tag) {
    private static final Limits LIMITS = Limits.standard();

    static OwnDocument read(World world, String typed, FamilyTag tag) {
        return switch (new JsonParser(LIMITS).parse(AgentDocFile.bytes(world, typed))) {
            case JsonReading.Parsed(JsonObject document) -> new OwnDocument(typed, document, tag).ofItsOwnKind();
            case JsonReading.Parsed other ->
                throw new OperatorFault(typed + " is no JSON object; name a Descriptor or a record.");
            case JsonReading.Malformed malformed ->
                throw new OperatorFault(typed + ":" + malformed.line() + ":" + malformed.column()
                        + ": this is not JSON: " + malformed.why() + "; name a Descriptor or a record.");
        };
    }

    /** A document that names its kind is signed as that and as no other (8.1). */
    private OwnDocument ofItsOwnKind() {
        Optional<FamilyTag> named =
                Node.root(document).text("format").flatMap(OwnDocument::tagOf).filter(own -> own != tag);
        named.ifPresent(own -> {
            throw new OperatorFault(
                    typed + " says that it is of another kind; type --tag " + own + ", or mend its format.");
        });
        return this;
    }

    private static Optional<FamilyTag> tagOf(String format) {
        return format.equals("agent-descriptor-v1")
                ? Optional.of(FamilyTag.DESCRIPTOR_STATEMENT)
                : FamilyTag.of(format);
    }

    /** What checking the signed document gives; it lists no source, so that none is asked for. */
    Checked check(Bytes signed) {
        SourceBytes none =
                source -> new SourceBytes.Found(Optional.empty(), new SourceBytes.Answer.Nobody("it lists no sources"));
        return new Checking(none, kind()).document(typed, signed);
    }

    private Optional<TargetKind> kind() {
        return switch (tag) {
            case DESCRIPTOR_STATEMENT -> Optional.of(TargetKind.DESCRIPTOR);
            case BUILD_RECORD, DEPLOYMENT_RECORD, EVAL_RECORD -> Optional.of(TargetKind.RECORD);
            case ASSEMBLY -> Optional.of(TargetKind.AGENTDOC);
            case RECEIPT -> Optional.of(TargetKind.RECEIPT);
            case LISTING, REPUTATION_REPORT -> Optional.empty();
        };
    }
}
