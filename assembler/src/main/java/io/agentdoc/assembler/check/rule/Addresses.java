package io.agentdoc.assembler.check.rule;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds an address in a text: a URI with an authority, a host with a port, an IP address, an e-mail address or the name
 * of a cloud resource (6.4, decision 46).
 *
 * <p>A place that is put together from variables alone, such as {@code https://${HOST}/}, is no address.
 */
public final class Addresses {
    private static final Form URI =
            new Form("a URI", "(?<![A-Za-z0-9+.-])[A-Za-z][A-Za-z0-9+.-]{0,20}://[A-Za-z0-9\\[][^\\s\"'`<>)]{0,200}");
    private static final Form IPV4 = new Form(
            "an IP address",
            "(?<![\\w.])(?:(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)\\.){3}(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)(?![\\w.]*\\w)");
    private static final Form IPV6 = new Form(
            "an IP address",
            "(?<![\\w:.])(?:(?:[0-9A-Fa-f]{1,4}:){7}[0-9A-Fa-f]{1,4}"
                    + "|(?:[0-9A-Fa-f]{1,4}:){1,6}(?::[0-9A-Fa-f]{1,4}){1,6}|::[0-9A-Fa-f]{1,4})(?![\\w:.])");
    private static final Form EMAIL = new Form(
            "an e-mail address",
            "(?<![\\w.+-])[A-Za-z0-9._%+-]{1,64}@(?:[A-Za-z0-9-]{1,63}\\.){1,8}[A-Za-z]{2,24}(?![\\w-])");
    private static final Form HOST_AND_PORT = new Form(
            "a host with a port",
            "(?<![\\w.-])(?:localhost|(?:[A-Za-z0-9-]{1,63}\\.){1,8}[A-Za-z]{2,24}):\\d{2,5}(?!\\w)");
    private static final Form RESOURCE = new Form(
            "the name of a cloud resource", "(?<!\\w)arn:[a-z-]{2,12}:[a-z0-9-]{2,40}:[a-z0-9-]{0,30}:\\d{12}:");

    private static final List<Form> DECLARED = List.of(URI, EMAIL, HOST_AND_PORT, RESOURCE, IPV4, IPV6);
    private static final List<Form> CALLED = List.of(URI, HOST_AND_PORT, RESOURCE, IPV4);

    private Addresses() {}

    private record Form(String what, Pattern pattern) {
        Form(String what, String pattern) {
            this(what, Pattern.compile(pattern));
        }
    }

    /**
     * An address in a text.
     *
     * @param what the kind of address, as a person calls it
     */
    public record Address(String what, String text, int at) {}

    /** The first address in a declaration's text. */
    public static Optional<Address> declared(String text) {
        return first(text, DECLARED);
    }

    /** The first address in a line of a script. */
    public static Optional<Address> called(String line) {
        return first(line, CALLED);
    }

    private static Optional<Address> first(String text, List<Form> forms) {
        for (Form form : forms) {
            Matcher matcher = form.pattern().matcher(text);
            if (matcher.find()) {
                return Optional.of(new Address(form.what(), matcher.group(), matcher.start()));
            }
        }
        return Optional.empty();
    }
}
