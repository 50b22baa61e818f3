package io.agentdoc.assembler.check.pond;

import io.agentdoc.assembler.check.rule.Form;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.regex.Pattern;

/** An address of the web as Pond wants one. */
final class WebAddress {
    static final Form ANY = like("an http or https address", "https?://.*");

    private WebAddress() {}

    /** An address that begins so, and that is an address at all. */
    static Form like(String what, String pattern) {
        Pattern shape = Pattern.compile(pattern, Pattern.DOTALL);
        return new Form(
                what,
                node -> node.text()
                        .filter(text -> shape.matcher(text).matches() && isAddress(text))
                        .isPresent());
    }

    private static boolean isAddress(String text) {
        try {
            URI uri = new URI(text);
            return uri.isAbsolute() && uri.getRawAuthority() != null;
        } catch (URISyntaxException notAnAddress) {
            return false;
        }
    }
}
