package io.agentdoc.cli;

import io.agentdoc.assembler.OperatorFault;
import io.agentdoc.assembler.crypto.LoadedKey;
import io.agentdoc.assembler.crypto.SecretPlace;
import io.agentdoc.assembler.crypto.SigningKey;
import io.agentdoc.assembler.sign.RecordSigner;
import io.agentdoc.assembler.sign.Signing;
import io.agentdoc.assembler.verify.FamilyTag;
import io.agentdoc.assembler.verify.SignatureRules;
import io.agentdoc.document.json.JsonPretty;
import io.agentdoc.document.report.Checked;
import io.agentdoc.document.report.TextReport;
import io.agentdoc.document.value.Bytes;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code agentdoc sign}: an operator's own Descriptor or record, with a signature that will be found good. */
@Command(
        name = "sign",
        abbreviateSynopsis = true,
        description = {
            "Adds a signature to a Descriptor or a record of your own, and prints the signed document.",
            "What agentdoc check would find fault with is not signed. The key's own signature under the same tag is"
                    + " made anew; those of others stay."
        },
        footerHeading = "%nExample:%n",
        footer = {
            "  agentdoc sign descriptor.json --tag descriptor-statement-v1 --key env:AGENT_KEY -o signed.json",
            "  agentdoc sign record.json --tag agent-eval-record-v1 --key keys/lab.pem -o record.json --force"
        })
final class SignCommand implements Ending {
    private final World world;

    @Mixin
    CommonOptions common = new CommonOptions();

    @Parameters(paramLabel = "FILE", description = "The document, signed or not.")
    String file = "";

    @Option(
            names = "--tag",
            paramLabel = "TAG",
            order = 1,
            required = true,
            converter = SignedTags.class,
            description = "What the signature says: descriptor-statement-v1, agent-build-record-v1,"
                    + " agent-deployment-record-v1, agent-eval-record-v1, agent-reputation-report-v1, agent-listing-v1 or"
                    + " agentmesh-receipt-v1.")
    FamilyTag tag = FamilyTag.DESCRIPTOR_STATEMENT;

    @Option(
            names = "--key",
            paramLabel = "KEY",
            order = 2,
            required = true,
            description = "Where the private key lies: a PKCS#8 PEM or nkey seed file, or env:NAME.")
    String key = "";

    @Option(names = "--force", order = 3, description = "Write over the file of -o where there is one.")
    boolean force;

    SignCommand(World world) {
        this.world = world;
    }

    @Override
    public ExitStatus run() {
        common.out.ifPresent(this::refuseToWriteOver);
        Terminal terminal = new Terminal(world, common);
        OwnDocument own = OwnDocument.read(world, file, tag);
        Signing signing = new RecordSigner(SignatureRules.standard()).sign(own.document(), tag, key(terminal));
        return switch (signing) {
            case Signing.Refused refused ->
                throw new OperatorFault(file + " is not signed: " + refused.why() + " (" + refused.rule()
                        + "); mend that, or name the key that has to sign.");
            case Signing.Signed signed -> signed(JsonPretty.of(signed.document()), own, terminal);
        };
    }

    private void refuseToWriteOver(Path out) {
        if (!force && Files.exists(world.path(out))) {
            throw new OperatorFault(
                    "There is a file " + out + " already; name another, or type --force to write over it.");
        }
    }

    private SigningKey key(Terminal terminal) {
        LoadedKey loaded = Keys.read(world, SecretPlace.parse(key, world.directory()), Optional.empty());
        SigningKey read = common.strict ? loaded.strictly() : loaded.key();
        loaded.warning().ifPresent(terminal::warning);
        return read;
    }

    private ExitStatus signed(Bytes signed, OwnDocument own, Terminal terminal) {
        Checked checked = own.check(signed);
        TextReport.of(List.of(checked)).lines().forEach(terminal::faultAt);
        if (checked.result(common.strict) == Checked.Result.FINDINGS) {
            terminal.fault(file + " is not signed, for it would not check.");
            return ExitStatus.LOOK;
        }
        new ResultTarget(world, common).document(signed);
        common.out.ifPresent(out -> terminal.note("  " + (common.dryRun ? "would write " : "wrote ") + out));
        return ExitStatus.DONE;
    }
}
