package io.agentdoc.assembler.gather;

import io.agentdoc.testing.LoopbackServer;
import io.agentdoc.testing.LoopbackServer.Script;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;

/** What a host sends that fails us once it was asked, by the name of the fault. */
final class FaultScripts {
    private static final String OK = "HTTP/1.1 200 OK\r\n";

    private FaultScripts() {}

    static Map<String, Script> all() {
        Map<String, Script> all = new TreeMap<>();
        all.put("announced", whole(200, "", "x".repeat(1001)));
        all.put("unannounced", raw(OK + "\r\n" + "x".repeat(1001)));
        all.put("endless", repeated(OK + "Transfer-Encoding: chunked\r\n\r\n", "5\r\nhello\r\n", Integer.MAX_VALUE));
        all.put("gzip", whole(200, "Content-Encoding: gzip\r\n", "not looked at"));
        all.put("gzip-gzip", whole(200, "Content-Encoding: gzip, gzip\r\n", "not looked at"));
        all.put("cut-body", raw(OK + "Content-Length: 9\r\n\r\n{}"));
        all.put("cut-chunk", raw(OK + "Transfer-Encoding: chunked\r\n\r\n9\r\n{}"));
        all.put("cut-head", raw(OK + "Content-Le"));
        all.put("chunk-size", raw(OK + "Transfer-Encoding: chunked\r\n\r\n" + "F".repeat(20) + "\r\n{}"));
        all.put("nothing", raw(""));
        all.put("silence", (asked, out) -> Thread.sleep(40_000));
        all.put("slow-head", slowly(OK + "X-Slow: "));
        all.put("slow-body", slowly(OK + "Content-Length: 900\r\n\r\n"));
        all.put("status", raw("HTTP/1.1 abc OK\r\n\r\n"));
        all.put("other-protocol", raw("SSH-2.0-OpenSSH_9.9\r\n\r\n"));
        all.put("two-lengths", raw(OK + "Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}x"));
        all.put(
                "length-and-chunks",
                raw(OK + "Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n"));
        all.put("interim", repeated("", "HTTP/1.1 100 Continue\r\n\r\n", 200_000));
        all.put("many-headers", repeated(OK, "X-Much: x\r\n", 300));
        all.put("long-header", raw(OK + "X-Long: " + "x".repeat(20_000) + "\r\n\r\n"));
        all.put("wait-a-day", whole(503, "Retry-After: 86400\r\n", ""));
        all.put("failing", whole(500, "", ""));
        all.put("ring", whole(302, "Location: /ring\r\n", ""));
        all.put("far", whole(302, "Location: /far-1\r\n", ""));
        all.put("to-http", whole(302, "Location: http://agent.example/card\r\n", ""));
        all.put("inward", whole(302, "Location: https://127.0.0.1:8443/card\r\n", ""));
        all.put("nowhere", whole(302, "", ""));
        all.put("unasked-304", raw("HTTP/1.1 304 Not Modified\r\n\r\n"));
        all.put("page", whole(200, "Content-Type: application/json\r\n", "<!doctype html>"));
        all.put("more-after", raw(OK + "Content-Length: 2\r\n\r\n{}" + OK + "Content-Length: 4\r\n\r\nevil"));
        return all;
    }

    static Script whole(int status, String headers, String body) {
        return (asked, out) -> out.write(LoopbackServer.answer(status, headers, body));
    }

    private static Script raw(String bytes) {
        return (asked, out) -> out.write(ascii(bytes));
    }

    private static Script repeated(String first, String then, int times) {
        return (asked, out) -> {
            out.write(ascii(first));
            for (int i = 0; i < times; i++) {
                out.write(ascii(then));
            }
        };
    }

    private static Script slowly(String first) {
        return (asked, out) -> {
            out.write(ascii(first));
            drip(out);
        };
    }

    private static void drip(OutputStream out) throws IOException, InterruptedException {
        for (int i = 0; i < 800; i++) {
            out.write('x');
            out.flush();
            Thread.sleep(50);
        }
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }
}
