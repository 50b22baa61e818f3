package io.agentdoc.assembler.read;

import io.agentdoc.assembler.secret.Secrets;
import io.agentdoc.document.json.Node;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * What belongs to one caller or one place where a shape belongs: a credential, an account, an address (6.4, 6.9, 9.5). A
 * signature over it attests who said it and never that it may be published.
 *
 * <p>It is told by the name of a member, and in any text by the look of it: a secret in a sentence leaks like one in a
 * member of its own. What was found is never repeated.
 */
final class Bindings {
    private static final Set<String> NAMES = Set.of(
            "credential",
            "credentials",
            "token",
            "accesstoken",
            "refreshtoken",
            "bearertoken",
            "authtoken",
            "sessiontoken",
            "key",
            "apikey",
            "xapikey",
            "accesskey",
            "privatekey",
            "secretkey",
            "secret",
            "secrets",
            "clientsecret",
            "password",
            "passphrase",
            "authorization",
            "cookie",
            "account",
            "accountid",
            "tenant",
            "tenantid",
            "username",
            "value",
            "url",
            "endpoint");
    /** From the last sign of a scheme on; whatever leads to it would be looked through again from each of its signs. */
    private static final Pattern ADDRESS = Pattern.compile("[a-zA-Z0-9+.-]://[^\\s<>\"')\\]]+");

    private static final Pattern WITH_USER = Pattern.compile("://[^/@]*+@");
    private static final Pattern WITH_QUERY = Pattern.compile("[^?#]*+[?#].");

    /** Any address at all. Each form looks a bounded way ahead, so that a text costs no more than its length. */
    private static final Pattern ANY_ADDRESS =
            Pattern.compile("[a-zA-Z0-9+.-]://\\S|[^\\s@/]@[^\\s@/]{1,253}\\.[^\\s@/]");

    private Bindings() {}

    /** The first place below this one where one stands that is of one caller; an address that is everybody's may stand. */
    static Optional<Node> ofOneCaller(Node at) {
        if (at.text().filter(Bindings::isBound).isPresent()) {
            return Optional.of(at);
        }
        for (Node.Entry entry : at.members()) {
            if (isName(entry.name())) {
                return Optional.of(entry.node());
            }
        }
        return children(at).stream()
                .flatMap(child -> ofOneCaller(child).stream())
                .findFirst();
    }

    /** The same, or the first text that holds an address of any kind. */
    static Optional<Node> orAddress(Node at) {
        return ofOneCaller(at).or(() -> address(at));
    }

    private static Optional<Node> address(Node at) {
        if (at.text().filter(text -> ANY_ADDRESS.matcher(text).find()).isPresent()) {
            return Optional.of(at);
        }
        return children(at).stream().flatMap(child -> address(child).stream()).findFirst();
    }

    /** Whether a member of that name holds what belongs to one caller or one place. */
    static boolean isName(String name) {
        return NAMES.contains(plain(name));
    }

    private static boolean isBound(String text) {
        return Secrets.isAlike(text) || ADDRESS.matcher(text).results().anyMatch(found -> isOfOneCaller(found.group()));
    }

    /** An address with a name, a password, a query or a fragment in it is somebody's own. */
    private static boolean isOfOneCaller(String address) {
        return WITH_USER.matcher(address).find() || WITH_QUERY.matcher(address).lookingAt();
    }

    private static String plain(String name) {
        return name.toLowerCase(Locale.ROOT).replace("_", "").replace("-", "");
    }

    private static List<Node> children(Node at) {
        return at.isArray()
                ? at.elements()
                : at.members().stream().map(Node.Entry::node).toList();
    }
}
