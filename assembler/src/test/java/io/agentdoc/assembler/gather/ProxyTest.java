package io.agentdoc.assembler.gather;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.agentdoc.testing.LoopbackServer;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(120)
class ProxyTest {
    @TempDir
    Path cache;

    private final List<String> tunnels = new CopyOnWriteArrayList<>();

    @Test
    void a_proxy_gets_every_request_but_those_to_hosts_that_are_allowed() throws Exception {
        try (LoopbackServer server = LoopbackServer.tls();
                ServerSocket proxy = new ServerSocket(0, 8, InetAddress.getLoopbackAddress())) {
            server.on("/.well-known/card", 200, "", "{}");
            Thread.ofPlatform().daemon().start(() -> tunnel(proxy, server.port()));
            NameLookup onlyLocal = host -> {
                if (!host.equals("127.0.0.1")) {
                    throw new UnknownHostException(host);
                }
                return InetAddress.getAllByName(host);
            };
            try (TestFetch run = new TestFetch(policy(server, proxy), cache, TestFetch.FIRST, onlyLocal)) {
                assertInstanceOf(FetchOutcome.Fetched.class, run.get("/.well-known/card"));
                assertInstanceOf(
                        FetchOutcome.Fetched.class,
                        run.get(Ask.of("a2a-card", "https://" + TestFetch.at(server) + "/.well-known/card")));
                assertInstanceOf(FetchOutcome.Refused.class, run.get(Ask.of("a2a-card", "https://10.0.0.1/card")));
            }
            assertEquals(List.of("CONNECT agent.example:443 HTTP/1.1"), tunnels);
        }
    }

    private static FetchPolicy policy(LoopbackServer server, ServerSocket proxy) {
        FetchPolicy policy = TestFetch.policy(server);
        return new FetchPolicy(
                policy.timeout(),
                policy.deadline(),
                1000,
                4,
                4,
                0,
                "agentdoc-test",
                Optional.of(new HostPort("127.0.0.1", proxy.getLocalPort())),
                Set.of(TestFetch.at(server)),
                policy.ca(),
                Map.of());
    }

    /** Answers CONNECT and passes bytes both ways to our server, whatever host was named. */
    private void tunnel(ServerSocket proxy, int port) {
        while (!proxy.isClosed()) {
            try {
                Socket client = proxy.accept();
                StringBuilder head = new StringBuilder();
                while (head.indexOf("\r\n\r\n") < 0) {
                    head.append((char) client.getInputStream().read());
                }
                tunnels.add(head.substring(0, head.indexOf("\r\n")));
                client.getOutputStream().write("HTTP/1.1 200 OK\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
                Socket server = new Socket(InetAddress.getLoopbackAddress(), port);
                Thread.ofPlatform().daemon().start(() -> pass(client, server));
                Thread.ofPlatform().daemon().start(() -> pass(server, client));
            } catch (IOException closed) {
                return;
            }
        }
    }

    private static void pass(Socket from, Socket to) {
        try (InputStream in = from.getInputStream()) {
            in.transferTo(to.getOutputStream());
            to.shutdownOutput();
        } catch (IOException closed) {
            // One of the two has had enough.
        }
    }
}
