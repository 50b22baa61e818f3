package io.agentdoc.assembler.assemble;

import io.agentdoc.assembler.gather.SourceRef;
import io.agentdoc.document.check.Finding;
import io.agentdoc.document.check.Level;
import io.agentdoc.document.model.JoinedBy;
import io.agentdoc.document.model.KnownKind;
import io.agentdoc.document.value.PublicKey;
import io.agentdoc.document.value.SourceId;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Ties sources to the subject, and never by the company they keep: a source that names another key fills nothing, and
 * one that was only found at the same place is said to be just that (4.1, decision 65). What a source points at is tied
 * as far as that source is; what somebody's list names is tied by the subject's own verified key or not at all (9.1).
 *
 * <p>That a configuration names a source ties it to the agent of that configuration. Where the agent's key is then known
 * only from what lies at a domain, nobody has tied the one to the other: a stranger's Descriptor can lie anywhere.
 */
final class Joins {
    private final String subject;
    private final Optional<PublicKey> subjectKey;
    private final Optional<PublicKey> configuredKey;
    private final List<Finding> findings = new ArrayList<>();
    private final Map<SourceId, JoinedBy> joined = new TreeMap<>();
    private final Set<SourceId> refused = new HashSet<>();
    private final Map<String, JoinedBy> vouching = new HashMap<>();
    private final Set<String> registrations = new HashSet<>();
    private final Set<String> keyed = new HashSet<>();
    private final List<Material> untied = new ArrayList<>();

    /** @param configured what whoever assembles says that the agent is */
    Joins(String subject, Optional<String> configured) {
        this.subject = subject;
        this.subjectKey = PublicKey.parse(subject);
        this.configuredKey = configured.flatMap(PublicKey::parse);
    }

    /** The sources that may fill members, in the order in which they are asked. */
    List<Joined> of(List<Material> materials) {
        keyed.addAll(onlyDomains(materials));
        List<Material> led = new ArrayList<>();
        for (Material material : materials) {
            if (!join(material, byItself(material))) {
                led.add(material);
            }
        }
        while (led.removeIf(material -> join(material, byWhatPointsAtIt(material)))) {
            // Each that is joined may vouch for those that it points at.
        }
        led.stream().filter(material -> !refused.contains(material.id())).forEach(this::refuse);
        List<Joined> filling = new ArrayList<>();
        for (Material material : materials) {
            Optional<JoinedBy> by = of(material.id());
            if (by.isPresent() && !material.hasFailed()) {
                material.reading()
                        .ifPresent(reading -> filling.add(new Joined(material, reading, by.get(), isHome(material))));
            }
        }
        filling.sort(Precedence.order());
        return filling;
    }

    private boolean join(Material material, Optional<JoinedBy> by) {
        by.ifPresent(how -> {
            joined.put(material.id(), how);
            if (!material.hasFailed()) {
                vouching.merge(material.ref().at().place(), how, Joins::stronger);
                if (material.kind().known().equals(Optional.of(KnownKind.AGENT_MANIFEST))) {
                    registrations.add(material.ref().at().place());
                }
            }
        });
        return by.isPresent();
    }

    /** The sources that fill members though nothing that the subject signed names them, nor anybody who named its key. */
    List<Material> untied() {
        return List.copyOf(untied);
    }

    Optional<JoinedBy> of(SourceId id) {
        return Optional.ofNullable(joined.get(id));
    }

    List<Finding> findings() {
        return List.copyOf(findings);
    }

    /** What ties a source to the subject without another's word. */
    private Optional<JoinedBy> byItself(Material material) {
        Optional<PublicKey> named =
                material.reading().flatMap(reading -> reading.names().key());
        SourceRef.Found found = material.ref().found();
        if (named.isPresent() && (subjectKey.isPresent() || found != SourceRef.Found.CONFIGURED)) {
            boolean ours = named.equals(subjectKey) && (found != SourceRef.Found.LISTED || material.isVerified());
            if (!ours) {
                refuse(material, why(named.get()));
            }
            return ours ? Optional.of(JoinedBy.NAMED) : Optional.empty();
        }
        if (material.url().filter(subject::equals).isPresent()) {
            return Optional.of(JoinedBy.NAMED);
        }
        return switch (found) {
            case CONFIGURED -> Optional.of(configured(material));
            case WELL_KNOWN -> Optional.of(JoinedBy.CO_LOCATED);
            case LINKED, LISTED -> Optional.empty();
        };
    }

    private JoinedBy configured(Material material) {
        if (keyed.isEmpty()) {
            return JoinedBy.CONFIGURED;
        }
        if (material.url().flatMap(Joins::host).filter(keyed::contains).isPresent()) {
            return JoinedBy.CO_LOCATED;
        }
        untied.add(material);
        return JoinedBy.CONFIGURED;
    }

    /** The hosts from whose well-known paths alone the subject's key is known; none where a configuration led to the key. */
    private Set<String> onlyDomains(List<Material> materials) {
        List<Material> naming = materials.stream()
                .filter(material -> subjectKey.isPresent() && !material.hasFailed())
                .filter(material -> material.reading()
                        .flatMap(reading -> reading.names().key())
                        .equals(subjectKey))
                .toList();
        Set<String> told = materials.stream()
                .filter(material -> material.ref().found() == SourceRef.Found.CONFIGURED)
                .map(material -> material.ref().at().place())
                .collect(Collectors.toSet());
        boolean isTold = configuredKey.equals(subjectKey)
                || naming.stream()
                        .anyMatch(material -> material.ref().found() == SourceRef.Found.CONFIGURED
                                || material.ref().ledBy().stream().anyMatch(told::contains));
        return isTold
                ? Set.of()
                : naming.stream()
                        .filter(material -> material.ref().found() == SourceRef.Found.WELL_KNOWN)
                        .flatMap(material -> material.url().flatMap(Joins::host).stream())
                        .collect(Collectors.toSet());
    }

    private static Optional<String> host(String url) {
        try {
            return Optional.ofNullable(new URI(url).getRawAuthority()).map(host -> host.toLowerCase(Locale.ROOT));
        } catch (URISyntaxException notAUrl) {
            return Optional.empty();
        }
    }

    /** A chain of pointers is worth no more than the document that it begins with. */
    private Optional<JoinedBy> byWhatPointsAtIt(Material material) {
        boolean linked = material.ref().found() == SourceRef.Found.LINKED && !refused.contains(material.id());
        return linked
                ? material.ref().ledBy().stream()
                        .flatMap(place -> Optional.ofNullable(vouching.get(place)).stream())
                        .map(by -> by == JoinedBy.CO_LOCATED ? JoinedBy.CO_LOCATED : JoinedBy.LINKED)
                        .reduce(Joins::stronger)
                : Optional.empty();
    }

    private boolean isHome(Material material) {
        return material.ref().ledBy().stream().anyMatch(registrations::contains);
    }

    private static JoinedBy stronger(JoinedBy one, JoinedBy other) {
        return one == JoinedBy.CO_LOCATED ? other : one;
    }

    private String why(PublicKey named) {
        if (subjectKey.filter(named::equals).isPresent()) {
            return "is known from somebody's list alone and is not verified, so it fills nothing";
        }
        return subjectKey.isPresent()
                ? "names the key " + named + ", which is not the subject's, so it fills nothing"
                : "names the key " + named + ", and nothing says that the subject has one, so it fills nothing";
    }

    private void refuse(Material material) {
        refuse(
                material,
                material.ref().found() == SourceRef.Found.LISTED
                        ? "is known from somebody's list alone and does not name the subject, so it fills nothing"
                        : "is pointed at by nothing that is tied to the subject, so it fills nothing");
    }

    private void refuse(Material material, String why) {
        refused.add(material.id());
        findings.add(new Finding("4.1-3", Level.WARNING, material.id().text(), why));
    }
}
