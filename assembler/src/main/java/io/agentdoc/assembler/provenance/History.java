package io.agentdoc.assembler.provenance;

import io.agentdoc.assembler.provenance.Exhibits.Held;
import io.agentdoc.assembler.read.Evidence;
import io.agentdoc.document.check.Finding;
import io.agentdoc.document.check.Level;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.Digest;
import io.agentdoc.document.value.PublicKey;
import java.math.BigInteger;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * What the deployment records of one package's agent say one after another (12.7): an update keeps the subject and raises
 * the version, a version alongside is another one and leaves the bound Descriptor as it is, retiring never takes the
 * current one, and a removal accounts for every credential that was placed. What is installed after it is another agent.
 *
 * @param cannotCheck what could not be told, each in a sentence
 */
public record History(List<Finding> findings, List<String> cannotCheck) {
    public History {
        findings = List.copyOf(findings);
        cannotCheck = List.copyOf(cannotCheck);
    }

    static History of(List<Held<Evidence.Deployed>> deployments) {
        Telling telling = new Telling();
        deployments.stream()
                .filter(deployment -> deployment.evidence().producedAt().isPresent())
                .sorted(Comparator.comparing(History::at).thenComparing(Held::name))
                .forEach(telling::next);
        return new History(telling.findings, telling.cannotCheck);
    }

    private static Instant at(Held<Evidence.Deployed> deployment) {
        return deployment.evidence().producedAt().orElse(Instant.EPOCH);
    }

    private static final class Telling {
        private static final Pattern NUMBERED = Pattern.compile("[0-9]+(\\.[0-9]+)*");

        private final List<Finding> findings = new ArrayList<>();
        private final List<String> cannotCheck = new ArrayList<>();
        private final Set<String> alongside = new LinkedHashSet<>();
        private final Set<String> earlier = new LinkedHashSet<>();
        private final Set<String> credentials = new TreeSet<>();
        private Optional<String> current = Optional.empty();
        private Optional<Digest> bound = Optional.empty();
        private Optional<PublicKey> subject = Optional.empty();
        private Optional<String> name = Optional.empty();

        void next(Held<Evidence.Deployed> record) {
            Optional<String> itsName = record.root().member("package").flatMap(what -> what.text("name"));
            Optional<String> version = record.root().member("package").flatMap(what -> what.text("version"));
            if (name.isPresent() && !name.equals(itsName)) {
                return;
            }
            name = name.or(() -> itsName);
            String act = record.evidence().act();
            sameSubject(record, act.equals("alongside") ? "12.7-6" : "12.7-5");
            switch (act) {
                case "deploy" -> update(record, version);
                case "alongside" -> added(record, version);
                case "retire-version" -> retired(record, version);
                case "remove" -> removed(record);
                default -> {}
            }
            record.root().member("secrets_placed").map(Node::elements).orElse(List.of()).stream()
                    .flatMap(name -> name.text().stream())
                    .forEach(credentials::add);
        }

        private void sameSubject(Held<Evidence.Deployed> record, String rule) {
            Optional<PublicKey> its = record.document()
                    .reading()
                    .flatMap(reading -> reading.names().key());
            if (subject.isPresent() && its.isPresent() && !subject.equals(its)) {
                add(rule, record, "/subject", "the subject is another than before");
            }
            subject = subject.or(() -> its);
        }

        private void update(Held<Evidence.Deployed> record, Optional<String> version) {
            if (current.isPresent() && version.isPresent() && !current.equals(version)) {
                order(record, current.get(), version.get());
                boolean namesBoth = record.root()
                        .member("previous")
                        .filter(before -> before.member("package").isPresent()
                                && before.member("descriptor_digest").isPresent())
                        .isPresent();
                if (!namesBoth) {
                    cannotCheck.add(record.name() + " follows another version and does not name that one's package and"
                            + " Descriptor in previous");
                }
            }
            current.ifPresent(earlier::add);
            current = version.or(() -> current);
            bound = record.evidence().descriptorDigest();
        }

        /**
         * Versions of dotted numbers have an order that everybody reads alike; of any other nothing is said. One that was
         * the current one before is a rollback, which is an update too.
         */
        private void order(Held<Evidence.Deployed> record, String before, String after) {
            if (!NUMBERED.matcher(before).matches() || !NUMBERED.matcher(after).matches()) {
                cannotCheck.add("the order of the versions in " + record.name() + " and before it cannot be told");
            } else if (compare(before, after) > 0 && !earlier.contains(after)) {
                add("12.7-5", record, "/package/version", "the version is lower than the one before");
            }
        }

        private static int compare(String before, String after) {
            String[] one = before.split("\\.", -1);
            String[] other = after.split("\\.", -1);
            for (int i = 0; i < Math.max(one.length, other.length); i++) {
                int difference = number(one, i).compareTo(number(other, i));
                if (difference != 0) {
                    return difference;
                }
            }
            return 0;
        }

        private static BigInteger number(String[] parts, int at) {
            return at < parts.length ? new BigInteger(parts[at]) : BigInteger.ZERO;
        }

        private void added(Held<Evidence.Deployed> record, Optional<String> version) {
            boolean there = version.equals(current)
                    || version.filter(alongside::contains).isPresent();
            if (version.isPresent() && there) {
                add("12.7-6", record, "/package/version", "that version is installed already");
            }
            Optional<Digest> named = record.evidence().descriptorDigest();
            if (bound.isPresent() && named.isPresent() && !named.equals(bound)) {
                add(
                        "12.7-6",
                        record,
                        "/descriptor_digest",
                        "it binds another Descriptor, and a version alongside leaves the current one's as it is");
            }
            version.ifPresent(alongside::add);
        }

        private void retired(Held<Evidence.Deployed> record, Optional<String> version) {
            if (version.isPresent() && version.equals(current)) {
                add(
                        "12.7-7",
                        record,
                        "/package/version",
                        "it retires the current version, which only an update changes");
            } else if (version.filter(alongside::contains).isEmpty()) {
                cannotCheck.add("no record before " + record.name() + " installed the version that it retires");
            }
            version.ifPresent(alongside::remove);
        }

        /** A credential that was placed is named, as removed or as what remains; then the agent is gone. */
        private void removed(Held<Evidence.Deployed> record) {
            Set<String> named = new TreeSet<>();
            for (String list : List.of("removed", "remaining")) {
                record.root().member(list).map(Node::elements).orElse(List.of()).forEach(entry -> named(entry, named));
            }
            credentials.stream()
                    .filter(credential -> !named.contains(credential))
                    .forEach(credential -> add(
                            "12.7-8",
                            record,
                            "/removed",
                            "the credential " + credential
                                    + " was placed and is named neither as removed nor as remaining"));
            alongside.clear();
            earlier.clear();
            credentials.clear();
            current = Optional.empty();
            bound = Optional.empty();
            subject = Optional.empty();
        }

        private static void named(Node entry, Set<String> into) {
            entry.text().ifPresent(into::add);
            entry.members().forEach(member -> member.node().text().ifPresent(into::add));
        }

        private void add(String rule, Held<Evidence.Deployed> record, String pointer, String message) {
            findings.add(new Finding(rule, Level.ERROR, record.name() + "#" + pointer, message));
        }
    }
}
