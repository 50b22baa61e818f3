package io.agentdoc.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.testing.LoopbackServer;
import io.agentdoc.testing.Promise;
import io.agentdoc.testing.Promised;
import io.agentdoc.testing.TestCertificate;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Sixty-four bodies without an end, all at once, in a virtual machine of 256 MiB: too large each, or too late. */
class HostileBodiesTest {
    private static final int AT_ONCE = 64;
    private static final int PACKAGES = 4;

    @TempDir
    Path folder;

    @Test
    @Timeout(300)
    @Promise(Promised.BUDGET)
    void each_ends_at_its_limit_or_its_deadline_and_the_heap_holds() throws Exception {
        try (LoopbackServer server = LoopbackServer.tls()) {
            String here = "127.0.0.1:" + server.port();
            StringBuilder yaml =
                    new StringBuilder("""
                        fetch: { retries: 0, deadline: 10s, concurrency: 64, per_host: 64, allow: ["%s"], ca: "%s",
                                 resolve: { agent.example: "%s" } }
                        agents:
                        """.formatted(here, TestCertificate.ours().pem(), here));
            for (int i = 0; i < AT_ONCE; i++) {
                String kind = i < PACKAGES ? "plugin-package" : "a2a-card";
                yaml.append("  - { id: a")
                        .append(i)
                        .append(", sources: [ { id: s, kind: ")
                        .append(kind);
                yaml.append(", url: \"https://agent.example/").append(i).append("\" } ] }\n");
                server.on("/" + i, (asked, out) -> endless(out));
            }
            Files.writeString(folder.resolve("agentdoc.yaml"), yaml);
            Process build = OtherProcess.start(
                    folder, List.of("-Xmx256m", "-XX:+ExitOnOutOfMemoryError"), "build", "--jobs", "64");
            int status = build.waitFor();
            String said = Files.readString(folder.resolve("other-process.txt"));
            assertTrue(status == 1 || status == 3, said);
            long ended = said.lines()
                    .filter(line -> line.contains("too_large: the answer has more than")
                            || line.contains("did not answer within"))
                    .count();
            assertEquals(AT_ONCE, ended, said);
            assertTrue(server.mostAtOnce() > AT_ONCE / 2, server.mostAtOnce() + " at once");
        }
    }

    private static void endless(OutputStream out) throws IOException {
        out.write("HTTP/1.1 200 Said\r\nConnection: close\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
        byte[] much = new byte[64 << 10];
        while (true) {
            out.write(much);
        }
    }
}
