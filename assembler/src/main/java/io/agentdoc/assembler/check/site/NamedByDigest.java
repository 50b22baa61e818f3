package io.agentdoc.assembler.check.site;

import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.document.value.Digest;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A file that is named by a digest has the bytes of that digest, by which whoever asks for it knows it (6.5). */
final class NamedByDigest implements Rule<Published> {
    private static final Pattern NAME = Pattern.compile("sha256-([0-9a-f]{64})\\.json");

    @Override
    public void check(Published file, Found into) {
        Matcher name = NAME.matcher(file.file());
        if (name.matches() && !name.group(1).equals(Digest.of(file.bytes()).hex())) {
            into.error(
                    "6.5-3",
                    file.root(),
                    "its bytes are those of " + Digest.of(file.bytes())
                            + ", and its name says another digest; restore the file, for whoever holds that digest"
                            + " asks for it");
        }
    }
}
