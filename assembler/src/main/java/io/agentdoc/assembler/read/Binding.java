package io.agentdoc.assembler.read;

import io.agentdoc.document.json.Node;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * What has no place in a declaration of access: a credential, an account, an address of one caller (6.9).
 *
 * <p>It is told by the name of a member, and in any text by the look of it: a secret in a sentence leaks like one in a
 * member of its own. What was found is never repeated.
 */
final class Binding {
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
    private static final Pattern SECRET = Pattern.compile(
            "-----BEGIN|\\beyJ[A-Za-z0-9_-]{8}|\\bS[UAONCX][A-Z2-7]{56}\\b|\\bAKIA[0-9A-Z]{16}\\b|\\bgh[pousr]_[A-Za-z0-9]{20,}|"
                    + "\\b(?:sk|pk|rk)[-_][A-Za-z0-9_-]{16,}|\\bxox[abprs]-[A-Za-z0-9-]{10,}|"
                    + "(?i:\\b(?:bearer|basic|token|api[-_ ]?key|key|secret|password)\\b[\\s:=]+[A-Za-z0-9+/_.~=-]{16,})");
    /** From the last sign of a scheme on; whatever leads to it would be looked through again from each of its signs. */
    private static final Pattern ADDRESS = Pattern.compile("[a-zA-Z0-9+.-]://[^\\s<>\"')\\]]+");

    private static final Pattern WITH_USER = Pattern.compile("://[^/@]*+@");
    private static final Pattern WITH_QUERY = Pattern.compile("[^?#]*+[?#].");

    private Binding() {}

    /** The first place below this one where one stands. */
    static Optional<Node> in(Node at) {
        if (at.text().filter(Binding::isBound).isPresent()) {
            return Optional.of(at);
        }
        for (Node.Entry entry : at.members()) {
            if (NAMES.contains(plain(entry.name()))) {
                return Optional.of(entry.node());
            }
        }
        return children(at).stream().flatMap(child -> in(child).stream()).findFirst();
    }

    private static boolean isBound(String text) {
        return SECRET.matcher(text).find()
                || ADDRESS.matcher(text).results().anyMatch(found -> isOfOneCaller(found.group()));
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
