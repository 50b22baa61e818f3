package io.agentdoc.assembler.provenance;

import io.agentdoc.assembler.check.Recognition;
import io.agentdoc.assembler.check.Target;
import io.agentdoc.assembler.check.TargetKind;
import io.agentdoc.assembler.packages.PackageFiles;
import io.agentdoc.assembler.packages.PackageTree;
import io.agentdoc.assembler.read.Input;
import io.agentdoc.assembler.read.Readers;
import io.agentdoc.assembler.read.Reading;
import io.agentdoc.assembler.read.WorkspaceDescription;
import io.agentdoc.assembler.verify.FamilyTag;
import io.agentdoc.assembler.verify.SignatureCheck;
import io.agentdoc.assembler.verify.SignatureRules;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.KnownKind;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import io.agentdoc.document.value.Limits;
import io.agentdoc.document.value.PublicKey;
import io.agentdoc.document.value.SourceId;
import java.util.Optional;

/** Tells from its bytes what something is that was handed in, and checks its signature by the rule of its kind. */
public final class Presenting {
    private static final SourceId NAME = new SourceId("presented");

    private final SignatureRules rules;
    private final Limits limits = Limits.standard();

    public Presenting(SignatureRules rules) {
        this.rules = rules;
    }

    /** A file's bytes: an archive or one document. */
    public Presented bytes(String name, Bytes bytes) {
        if (PackageFiles.isArchive(bytes)) {
            return opened(name, Optional.of(Digest.of(bytes)), PackageTree.read(bytes, limits), Optional.empty());
        }
        return switch (new JsonParser(limits).parse(bytes)) {
            case JsonReading.Malformed broken ->
                new Presented.Unreadable(
                        name, broken.why() + " (line " + broken.line() + ", column " + broken.column() + ")");
            case JsonReading.Parsed(Json root)
            when WorkspaceDescription.isOne(Node.root(root)) ->
                new Presented.Unreadable(name, WorkspaceDescription.REFUSED);
            case JsonReading.Parsed(Json root) -> document(name, bytes, root);
        };
    }

    /** The files of a folder, with the commit that it stands at where it is under version control. */
    public Presented folder(String name, PackageFiles files, Optional<String> commit) {
        return opened(name, Optional.empty(), PackageTree.read(files, limits), commit);
    }

    private static Presented opened(
            String name, Optional<Digest> digest, PackageTree.Reading reading, Optional<String> commit) {
        return switch (reading) {
            case PackageTree.Reading.Opened opened ->
                new Presented.Packed(name, digest, opened.tree(), opened.files(), opened.paths(), commit);
            case PackageTree.Reading.Refused refused -> new Presented.Unreadable(name, refused.why());
        };
    }

    private Presented document(String name, Bytes bytes, Json root) {
        Optional<KnownKind> kind = kind(new Target.Document(name, bytes, root));
        Optional<Reading> reading = kind.filter(known -> root instanceof JsonObject)
                .map(known -> Readers.read(new Input(NAME, known, Node.root(root), Optional.empty())));
        return new Presented.Document(
                name, Digest.of(bytes), Node.root(root), kind, signature(kind, root, reading), reading);
    }

    private static Optional<KnownKind> kind(Target.Document document) {
        if (isRegistration(Node.root(document.root()))) {
            return Optional.of(KnownKind.AGENT_MANIFEST);
        }
        return Recognition.of(document).flatMap(kind -> known(kind, document.root()));
    }

    private static Optional<KnownKind> known(TargetKind kind, Json root) {
        return switch (kind) {
            case DESCRIPTOR -> Optional.of(KnownKind.AGENT_DESCRIPTOR);
            case CARD -> Optional.of(KnownKind.A2A_CARD);
            case POND -> Optional.of(KnownKind.POND_MANIFEST);
            case RECORD -> RecordKind.of(root);
            default -> Optional.empty();
        };
    }

    /** A registration names a key in {@code id} and says where and how it is listed. */
    private static boolean isRegistration(Node root) {
        return root.text("id").flatMap(PublicKey::parse).isPresent()
                && (root.member("trust").isPresent()
                        || root.member("visibility").isPresent());
    }

    private SignatureCheck signature(Optional<KnownKind> kind, Json root, Optional<Reading> reading) {
        if (kind.isEmpty() && Node.root(root).member("agentdoc").isPresent()) {
            return rules.check(FamilyTag.ASSEMBLY, root);
        }
        if (kind.isEmpty()) {
            return new SignatureCheck.NotChecked("it is of no kind whose signatures are checked here");
        }
        SignatureCheck check = rules.check(kind.get(), root);
        return check instanceof SignatureCheck.Covers covers && reading.isPresent()
                ? covered(covers, kind.get(), reading.get())
                : check;
    }

    /** The same question as of a source: whether the form that was signed says all that the document says. */
    private static SignatureCheck covered(SignatureCheck.Covers covers, KnownKind kind, Reading whole) {
        Reading signed =
                Readers.read(new Input(NAME, kind, Node.root(covers.coverage().signed()), Optional.empty()));
        return whole.saysTheSameAs(signed) ? covers : covers.inPart();
    }
}
