package io.agentdoc.assembler.gather;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** The hosts that whoever assembles names for one agent: its domain's, and those of its sources. */
final class Hosts {
    private Hosts() {}

    static Set<String> of(List<SourceRef> configured, Optional<String> domain) {
        Set<String> hosts = new TreeSet<>();
        domain.flatMap(name -> host("https://" + name)).ifPresent(hosts::add);
        configured.forEach(ref -> ref.at().known().flatMap(Hosts::host).ifPresent(hosts::add));
        return hosts;
    }

    private static Optional<String> host(String url) {
        try {
            return Optional.ofNullable(new URI(url).getHost()).map(host -> host.toLowerCase(Locale.ROOT));
        } catch (URISyntaxException e) {
            return Optional.empty();
        }
    }
}
