package io.agentdoc.assembler.check.rule;

import io.agentdoc.assembler.secret.Secrets;
import io.agentdoc.document.json.Node;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Shapes, never bindings (6.10): tells of each address, each credential's value and each account that stands in values
 * of a declaration. Of a credential nothing but its kind and its place is told.
 */
public final class Shapes {
    private static final Set<String> ACCOUNTS = Set.of(
            "account", "account_id", "tenant", "tenant_id", "project_id", "subscription_id", "customer_id", "user_id");

    private final String rule;
    private final String where;
    private final Found into;

    /** @param where the declaration as a sentence calls it: "a Descriptor" */
    public Shapes(String rule, String where, Found into) {
        this.rule = rule;
        this.where = where;
        this.into = into;
    }

    public void all(List<Node> values) {
        addresses(values);
        credentials(values);
        accounts(values);
    }

    public void addresses(List<Node> values) {
        for (Node value : values) {
            Optional<Addresses.Address> said = value.text().flatMap(Addresses::declared);
            said.or(() -> name(value).flatMap(Addresses::declared))
                    .ifPresent(address -> into.error(
                            rule, value, address.what() + " stands here, and " + where + " has none; take it out"));
        }
    }

    public void credentials(List<Node> values) {
        for (Node value : values) {
            Optional<Secrets.Secret> said = value.text().flatMap(Secrets::first);
            said.or(() -> value.text().flatMap(text -> name(value).flatMap(name -> Secrets.given(name, text))))
                    .or(() -> name(value).flatMap(Secrets::first))
                    .ifPresent(secret -> into.error(
                            rule,
                            value,
                            "this looks like " + secret.what() + "; revoke it, and take it out of " + where));
        }
    }

    public void accounts(List<Node> values) {
        for (Node value : values) {
            boolean account = name(value).filter(ACCOUNTS::contains).isPresent()
                    && value.text().filter(text -> !text.isEmpty()).isPresent();
            if (account) {
                into.error(rule, value, "an account is named here, and " + where + " names none; take it out");
            }
        }
    }

    private static Optional<String> name(Node value) {
        List<String> tokens = value.at().tokens();
        return tokens.isEmpty() ? Optional.empty() : Optional.of(tokens.getLast());
    }
}
