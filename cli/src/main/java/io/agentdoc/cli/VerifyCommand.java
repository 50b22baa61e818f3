package io.agentdoc.cli;

import io.agentdoc.assembler.provenance.Presented;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code agentdoc verify}: the digest and the signatures of documents, and what joins several of them. */
@Command(
        name = "verify",
        abbreviateSynopsis = true,
        description = {
            "Tells the digest of each document and what its signatures are worth.",
            "Of several documents of one deploy it tells each join of 12.8: what it shows, what it does not, and what"
                    + " could not be compared. A card's keys are named by --key, as are the keys of a configuration by"
                    + " card_keys."
        },
        footerHeading = "%nExample:%n",
        footer = {
            "  agentdoc verify descriptor.json",
            "  agentdoc verify package.zip build.json deployment.json descriptor.json evaluation.json"
        })
final class VerifyCommand implements Ending {
    private final World world;

    @Mixin
    CommonOptions common = new CommonOptions();

    @Parameters(
            paramLabel = "FILE",
            arity = "1..*",
            description = "A document, a package's archive, or a folder with a package's files.")
    List<String> files = new ArrayList<>();

    @Option(
            names = "--key",
            paramLabel = "KEY",
            order = 1,
            description = "Whose signature is wanted: a public key, a file that holds one, or a JSON Web Key Set.")
    Optional<String> key = Optional.empty();

    VerifyCommand(World world) {
        this.world = world;
    }

    @Override
    public ExitStatus run() {
        FormOutputs outputs = FormOutputs.ofTextAndJson(world, common);
        WantedKey wanted = key.map(typed -> WantedKey.of(world, typed)).orElseGet(WantedKey::none);
        VerifyFiles opened = new VerifyFiles(world, wanted.cardKeys());
        List<Presented> presented = files.stream().map(opened::open).toList();
        VerifyResult result = VerifyResult.of(presented, wanted.signer());
        VerifyForms forms = new VerifyForms(result);
        outputs.write(forms::text, forms::json);
        return result.status(common.strict);
    }
}
