package io.agentdoc.assembler.check.packages;

import io.agentdoc.assembler.packages.FilesReading;
import io.agentdoc.assembler.packages.PackageFiles;
import io.agentdoc.assembler.packages.PackageLimits;
import io.agentdoc.assembler.secret.Secrets;
import io.agentdoc.document.value.Bytes;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * No file holds the value of a credential, whatever kind of file it is (12.6, rule 3).
 *
 * <p>In JSON each text is looked at as it is decoded, elsewhere the bytes; an archive inside a package is looked into
 * once. Which credential it is, is said; the value never.
 */
final class CredentialValues implements PackageRule {
    private final String rule;

    CredentialValues() {
        this("12.6-4");
    }

    /** The same for the files around a package (13.8). */
    CredentialValues(String rule) {
        this.rule = rule;
    }

    @Override
    public void check(Inspected packed, Found into) {
        String install = packed.install().map(Spot::file).orElse("");
        for (String name : packed.files().names()) {
            if (!name.equals(install)) {
                file(name, packed.bytes(name), packed.json(name), into);
            }
        }
    }

    /** @param tree the file's, where it is JSON */
    void file(String name, Bytes bytes, Optional<Spot> tree, Found into) {
        if (tree.isPresent()) {
            below(tree.get(), into);
            return;
        }
        Optional<String> text = TextFiles.text(bytes);
        String read = text.orElseGet(() -> new String(bytes.toArray(), StandardCharsets.ISO_8859_1));
        Optional<Secrets.Secret> secret = Secrets.first(read);
        if (secret.isPresent()) {
            int at = secret.get().at();
            String where = text.isPresent() ? Lines.at(read, at) : "byte " + at;
            into.error(rule, name, where + ": " + sentence(secret.get()));
        } else if (PackageFiles.isArchive(bytes)) {
            inside(name, bytes, into);
        }
    }

    private void inside(String name, Bytes archive, Found into) {
        if (PackageFiles.of(archive, PackageLimits.standard()) instanceof FilesReading.Opened opened) {
            for (String inner : opened.files().names()) {
                String text =
                        new String(opened.files().bytes(inner).orElseThrow().toArray(), StandardCharsets.ISO_8859_1);
                Secrets.first(text)
                        .ifPresent(secret -> into.error(rule, name, "in its file " + inner + ": " + sentence(secret)));
            }
        } else {
            into.cannotCheck(name, "it is an archive that is not read, so what it holds is not looked at");
        }
    }

    private void below(Spot spot, Found into) {
        spot.text()
                .flatMap(text -> Secrets.first(text).or(() -> Secrets.given(spot.name(), text)))
                .ifPresent(secret -> into.error(rule, spot, sentence(secret)));
        spot.members().forEach(member -> below(member, into));
        spot.elements().forEach(element -> below(element, into));
    }

    private static String sentence(Secrets.Secret secret) {
        return "this looks like " + secret.what() + "; revoke it, and name the credential instead";
    }
}
