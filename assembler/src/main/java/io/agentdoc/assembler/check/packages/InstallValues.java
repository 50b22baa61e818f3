package io.agentdoc.assembler.check.packages;

import io.agentdoc.assembler.check.rule.Addresses;
import io.agentdoc.assembler.packages.Quoted;
import io.agentdoc.assembler.secret.Secrets;
import java.util.Set;

/**
 * The install file names things and holds no values: no credential, no address, no account and no path of a host
 * (12.4, 12.6 rule 3).
 */
final class InstallValues implements PackageRule {
    private static final String RULE = "12.4-1";
    private static final String ADDRESSES = "12.6-7";
    /** Members that may have an address in another file of a package. */
    private static final Set<String> EXCEPTED_ELSEWHERE = Set.of("$schema", "schema", "homepage", "repository");

    private static final Set<String> ACCOUNTS = Set.of(
            "account",
            "account_id",
            "tenant",
            "tenant_id",
            "project_id",
            "subscription_id",
            "organization_id",
            "user_id");

    @Override
    public void check(Inspected packed, Found into) {
        packed.install().ifPresent(install -> below(install, into));
    }

    private static void below(Spot spot, Found into) {
        spot.text().ifPresent(text -> text(spot, text, into));
        if (ACCOUNTS.contains(spot.name())
                && spot.text().filter(text -> !text.isEmpty()).isPresent()) {
            into.error(RULE, spot, "an account is named here, and the install file names no account; take it out");
        }
        spot.members().forEach(member -> below(member, into));
        spot.elements().forEach(element -> below(element, into));
    }

    private static void text(Spot spot, String text, Found into) {
        Secrets.first(text)
                .ifPresent(secret -> into.error(
                        RULE,
                        spot,
                        "this looks like " + secret.what() + "; revoke it, and say the credential's name alone"));
        if (spot.name().equals("version")) {
            return;
        }
        Addresses.declared(text)
                .ifPresent(address -> into.error(
                        EXCEPTED_ELSEWHERE.contains(spot.name()) ? ADDRESSES : RULE,
                        spot,
                        address.what()
                                + " stands in the install file, which has none; say a name and let the host bind it"));
        if (Addresses.declared(text).isEmpty()) {
            HostPaths.first(text)
                    .ifPresent(path -> into.error(
                            RULE,
                            spot,
                            "the path " + Quoted.name(path) + " lies outside the package; say a name and let the host"
                                    + " resolve it"));
        }
    }
}
