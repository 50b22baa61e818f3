package io.agentdoc.assembler.gather;

import java.io.Serial;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.apache.hc.client5.http.DnsResolver;

/**
 * The one place where a host becomes the address that is connected to, so that what was checked is what is reached.
 *
 * <p>HttpClient asks it for literals too and on every hop. One address that is not public refuses the whole answer.
 */
final class GuardedResolver implements DnsResolver {
    private final FetchPolicy policy;
    private final NameLookup lookup;

    GuardedResolver(FetchPolicy policy, NameLookup lookup) {
        this.policy = policy;
        this.lookup = lookup;
    }

    @Override
    public List<InetSocketAddress> resolve(String host, int port) throws UnknownHostException {
        Optional<HostPort> pin = policy.pin(host);
        String name = pin.map(HostPort::host).orElse(host);
        int connectTo = pin.map(HostPort::port).orElse(port);
        boolean exempt = policy.vouchesFor(bracketed(host), port)
                || policy.proxy().filter(new HostPort(host, port)::equals).isPresent();
        return Arrays.stream(checked(host, name, exempt))
                .map(address -> new InetSocketAddress(address, connectTo))
                .toList();
    }

    @Override
    public InetAddress[] resolve(String host) throws UnknownHostException {
        return checked(host, host, false);
    }

    @Override
    public String resolveCanonicalHostname(String host) {
        return host;
    }

    private InetAddress[] checked(String host, String name, boolean exempt) throws UnknownHostException {
        InetAddress[] addresses = lookup.addresses(name);
        if (!exempt && !Arrays.stream(addresses).allMatch(PublicAddresses::isPublic)) {
            throw new PrivateAddress(host);
        }
        return addresses;
    }

    private static String bracketed(String host) {
        return host.contains(":") && !host.startsWith("[") ? "[" + host + "]" : host;
    }

    /** Carries the refusal through HttpClient, which knows no values. */
    static final class PrivateAddress extends UnknownHostException {
        @Serial
        private static final long serialVersionUID = 1L;

        private PrivateAddress(String host) {
            super(host);
        }
    }
}
