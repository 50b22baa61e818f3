package io.agentdoc.assembler.check.packages;

import io.agentdoc.assembler.packages.Pin;
import io.agentdoc.assembler.packages.Quoted;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import java.util.Optional;
import java.util.Set;

/**
 * What a skill's scripts need is a lockfile with integrity hashes under the skill's folder, and the lockfile's digest
 * (12.4).
 */
final class Dependencies implements PackageRule {
    private static final String RULE = "12.4-4";

    @Override
    public void check(Inspected packed, Found into) {
        packed.install()
                .ifPresent(install -> install.each("dependencies").stream()
                        .filter(Spot::isObject)
                        .forEach(entry -> entry(packed, entry, into)));
        unnamed(packed, into);
    }

    private static void entry(Inspected packed, Spot entry, Found into) {
        Optional<String> skill = entry.text("skill");
        Optional<String> lockfile = entry.text("lockfile");
        if (skill.filter(packed.skills()::contains).isEmpty()) {
            into.error(RULE, entry.place("skill"), "the dependency is of no skill that the package has; name one");
        }
        if (lockfile.isEmpty()) {
            into.error(RULE, entry.place("lockfile"), "the lockfile is not named; name the one in the skill's folder");
            return;
        }
        if (skill.isPresent() && !lockfile.get().startsWith(Inspected.SKILLS + skill.get() + "/")) {
            into.error(
                    RULE, entry.place("lockfile"), "a lockfile lies in its skill's own folder, and this one does not");
        }
        Optional<Bytes> bytes = packed.files().bytes(lockfile.get());
        if (bytes.isEmpty()) {
            into.error(RULE, entry.place("lockfile"), "the package has no file " + Quoted.name(lockfile.get()));
            return;
        }
        digest(entry, bytes.get(), into);
        Lockfile.of(lockfile.get(), bytes.get(), packed.json(lockfile.get())).check(RULE, into);
    }

    private static void digest(Spot entry, Bytes bytes, Found into) {
        Optional<String> pinned =
                entry.text("sha256").filter(text -> Digest.parse(text).isPresent());
        if (pinned.isEmpty()) {
            into.error(
                    RULE,
                    entry.place("sha256"),
                    "the lockfile is not pinned; its digest is "
                            + Digest.of(bytes).hex());
        } else {
            Pin.mismatch(pinned.get(), bytes).ifPresent(why -> into.error(RULE, entry.place("sha256"), why));
        }
    }

    /** A lockfile that nobody names is installed from by nobody. */
    private static void unnamed(Inspected packed, Found into) {
        Set<String> named = packed.lockfiles();
        packed.files().names().stream()
                .filter(name -> name.startsWith(Inspected.SKILLS) && Lockfile.isOne(name) && !named.contains(name))
                .forEach(name -> into.warning(
                        RULE, name, "the install file does not name this lockfile, so nothing is installed from it"));
    }
}
