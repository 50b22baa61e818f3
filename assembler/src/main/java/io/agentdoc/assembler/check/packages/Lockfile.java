package io.agentdoc.assembler.check.packages;

import io.agentdoc.assembler.packages.Quoted;
import io.agentdoc.document.value.Bytes;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A lockfile, in which every entry that is fetched has an integrity hash (12.4). */
sealed interface Lockfile {
    Set<String> NAMES = Set.of(
            "package-lock.json",
            "npm-shrinkwrap.json",
            "yarn.lock",
            "pnpm-lock.yaml",
            "bun.lock",
            "requirements.txt",
            "requirements.lock",
            "Pipfile.lock",
            "poetry.lock",
            "uv.lock",
            "pdm.lock",
            "Cargo.lock",
            "go.sum",
            "Gemfile.lock",
            "composer.lock",
            "gradle.lockfile",
            "mix.lock");

    void check(String rule, Found into);

    /** Whether a file of that name is a lockfile of a package manager that we know by name. */
    static boolean isOne(String path) {
        return NAMES.contains(path.substring(path.lastIndexOf('/') + 1));
    }

    static Lockfile of(String path, Bytes bytes, Optional<Spot> tree) {
        String name = path.substring(path.lastIndexOf('/') + 1);
        Optional<Spot> packages = tree.flatMap(root -> root.member("packages")).filter(Spot::isObject);
        if (packages.isPresent()) {
            return new Npm(packages.get());
        }
        if (name.startsWith("requirements") && TextFiles.text(bytes).isPresent()) {
            return new Pip(path, TextFiles.text(bytes).get());
        }
        return new Unknown(path);
    }

    /** What npm writes since its second form: entries by folder, the first of them the project itself. */
    record Npm(Spot packages) implements Lockfile {
        @Override
        public void check(String rule, Found into) {
            for (Spot entry : packages.members()) {
                boolean fetched = !entry.name().isEmpty()
                        && entry.node()
                                .member("link")
                                .flatMap(link -> link.flag())
                                .isEmpty()
                        && entry.node()
                                .member("inBundle")
                                .flatMap(inside -> inside.flag())
                                .isEmpty();
                if (fetched && entry.text("integrity").isEmpty()) {
                    into.error(
                            rule, entry, "the entry has no integrity hash, so its bytes are not fixed; lock it anew");
                }
            }
        }
    }

    /** What pip reads: one requirement a line, continued by a backslash, each with its hashes. */
    record Pip(String path, String text) implements Lockfile {
        @Override
        public void check(String rule, Found into) {
            List<String> lines = text.replaceAll("\\\\\\r?\\n", " ").lines().toList();
            for (String line : lines) {
                String entry = line.strip();
                boolean requirement = !entry.isEmpty() && !entry.startsWith("#") && !entry.startsWith("-");
                if (requirement && !entry.contains("--hash=")) {
                    into.error(rule, path, "the requirement " + firstWord(entry) + " has no hash; lock it with hashes");
                }
            }
        }

        private static String firstWord(String entry) {
            return Quoted.name(entry.split("[ ;=<>~!\\[]", 2)[0]);
        }
    }

    /** A lockfile of a form that we do not read. */
    record Unknown(String path) implements Lockfile {
        @Override
        public void check(String rule, Found into) {
            into.cannotCheck(
                    path, "whether each entry has an integrity hash, since lockfiles of this form are not read");
        }
    }
}
