package io.agentdoc.cli;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.PublicKey;
import io.agentdoc.testing.LoopbackServer;
import io.agentdoc.testing.Project;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** The attacks that one agent of a directory can make on all of it, each with what is to be found of it afterwards. */
final class Attacks {
    private static final Path DESCRIPTOR =
            Project.root().resolve("examples/directory/sources/clause-reviewer/descriptor.json");
    private static final Path POND = Project.root().resolve("examples/directory/sources/pond-minutes/manifest.json");
    private static final Pattern SIGNATURE = Pattern.compile("\"sig\": *\"([^\"]+)\"");
    private static final Pattern BY = Pattern.compile("\"by\": *\"([^\"]+)\"");
    private static final int DEEP = 100_000;

    private final List<Attack> all = new ArrayList<>();
    private final LoopbackServer server;

    /**
     * One attack.
     *
     * @param name of the agent, whose first two digits are the attack's number
     * @param kind of the one source it has
     * @param url where that lies
     * @param found what is said of it, as an expression over the lines of the findings that name it
     * @param published whether a document comes of it all the same
     */
    record Attack(String name, String kind, String url, String found, boolean published) {}

    Attacks(LoopbackServer server) {
        this.server = server;
        String card = "a2a-card";
        String descriptor = "agent-descriptor";
        served(
                "01-duplicate",
                descriptor,
                "{\"a\":null,\"\\u0061\":\"x\"," + signed().substring(1),
                "(?i)twice|duplicate");
        served("02-small-order", descriptor, bySmallOrder(), "8.1-5.*(key|signature)");
        served("03-a-byte-more", descriptor, resigned(1), "its sig is not the base64 of 64 bytes");
        answers("04-metadata", card, 302, "Location: https://169.254.169.254/latest/meta-data/\r\n", "", "refused");
        answers("04-this-machine", card, 302, "Location: https://127.0.0.1:1/\r\n", "", "refused");
        published(
                "05-script",
                card,
                card("javascript:alert(1)", "<script>alert(1)</script><img src=x onerror=alert(1)>"),
                "");
        served("06-climbs", "plugin-package", zip("../evil.txt", "/etc/evil.txt"), "unreadable|refused|name");
        served("07-bomb", "plugin-package", bomb(), "unreadable|too large|100");
        answers("08-a-day", card, 503, "Retry-After: 86400\r\n", "", "unreachable.*503");
        script("08-drips", card, Attacks::drip, "unreachable");
        published(
                "09-underscores", card, card("https://agent.example/", "_".repeat(4 << 10) + "[".repeat(4 << 10)), "");
        served("10-no-text", card, bytes(card("https://agent.example/", "x\u00ff")), "unreadable|UTF-8");
        script("11-cut", card, (asked, out) -> out.write(cut()), "unreachable|cut");
        served("12-glued", "plugin-package", twice(zip("a.txt")), "unreadable|refused|ambiguous");
        served("16-good-and-bad", descriptor, withBad(), "entry 1: .* is not .*; entry 2: .* holds");
        published("17-hidden", card, card("https://\u0430gent.example/", "left\u202eright\u200bnone\udb40\udc41"), "");
        served("18-deep", card, "[".repeat(DEEP), "unreadable|deep|level");
        served("18-digits", card, "{\"name\":" + "9".repeat(1_000_000) + "}", "unreadable|digits|long");
        served("18-past-counting", card, "{\"name\":NaN,\"a\":1e400}", "unreadable|JSON");
        served("18-many", card, many(), "withheld .*readers would refuse its document.*longer than 1048576 bytes");
        served("18-carried-deep", descriptor, deepInside(), "withheld .*readers would refuse its document.*deep");
        served("19-utf-16", card, "{\"name\":\"a\"}".getBytes(StandardCharsets.UTF_16), "UTF-16");
        served("19-two-values", card, "{}{}", "unreadable|JSON");
        served("20-one-name", "plugin-package", zip("Read.md", "rEAD.md", "CON"), "unreadable|refused|name");
        published("21-titles", card, card("https://agent.example/", "a\\r\\n\\u001b[31m</script>${x}`"), "");
        published("22-remote", "pond:agent-manifest", pond("<img src='https://evil.example/x'><b id='head'>x</b>"), "");
        published("23-nested", "pond:agent-manifest", pond("<div>".repeat(5_000)), "");
        answers("24-ring", card, 302, "Location: /24-ring\r\n", "", "refused|redirect");
    }

    List<Attack> all() {
        return all;
    }

    /** The lines of a configuration that make each an agent. */
    String agents() {
        return all.stream()
                .map(attack -> "  - { id: \"" + attack.name() + "\", sources: [ { id: s, kind: \"" + attack.kind()
                        + "\", url: \"" + attack.url() + "\" } ] }\n")
                .collect(Collectors.joining());
    }

    private void published(String name, String kind, String body, String found) {
        add(name, kind, found, true, (asked, out) -> answer(out, body.getBytes(StandardCharsets.UTF_8)));
    }

    private void served(String name, String kind, String body, String found) {
        served(name, kind, body.getBytes(StandardCharsets.UTF_8), found);
    }

    private void served(String name, String kind, byte[] body, String found) {
        add(name, kind, found, false, (asked, out) -> answer(out, body));
    }

    private void answers(String name, String kind, int status, String headers, String body, String found) {
        add(name, kind, found, false, (asked, out) -> out.write(LoopbackServer.answer(status, headers, body)));
    }

    private void script(String name, String kind, LoopbackServer.Script script, String found) {
        add(name, kind, found, false, script);
    }

    private void add(String name, String kind, String found, boolean published, LoopbackServer.Script script) {
        server.on("/" + name, script);
        all.add(new Attack(name, kind, "https://agent.example/" + name, found, published));
    }

    private static void answer(OutputStream out, byte[] body) throws IOException {
        out.write(("HTTP/1.1 200 Said\r\nContent-Type: application/json\r\nContent-Length: " + body.length + "\r\n\r\n")
                .getBytes(StandardCharsets.US_ASCII));
        out.write(body);
    }

    private static byte[] cut() {
        byte[] whole = LoopbackServer.answer(200, "", card("https://agent.example/", "whole"));
        return Arrays.copyOf(whole, whole.length - 7);
    }

    private static void drip(LoopbackServer.Asked asked, OutputStream out) throws IOException, InterruptedException {
        out.write("HTTP/1.1 200 Said\r\nContent-Length: 1000\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
        for (int i = 0; i < 1000; i++) {
            out.write(' ');
            out.flush();
            Thread.sleep(300);
        }
    }

    private static String card(String url, String words) {
        return "{\"name\":\"" + words + "\",\"description\":\"" + words + "\",\"version\":\"1\",\"url\":\"" + url
                + "\"}";
    }

    /** Short, and each skill of it leaves seven silences. */
    private static String many() {
        return "{\"name\":\"Many\",\"version\":\"1\",\"skills\":["
                + IntStream.range(0, 3_000)
                        .mapToObj(i -> "{\"id\":\"" + i + "\",\"name\":\"n\"}")
                        .collect(Collectors.joining(","))
                + "]}";
    }

    /** As deep as a source may be, with what is carried as it stands, in a document where it stands deeper. */
    private static String deepInside() {
        return "{\"format\":\"agent-descriptor-v1\",\"agent_version\":\"1\",\"acts_for\":\"anyone\","
                + "\"subject\":{\"id\":\"https://agent.example/deep\"},\"offerings\":[{\"id\":\"one\",\"name\":\"One\","
                + "\"description\":\"One\",\"trial\":{\"shape\":" + "[".repeat(59) + "]".repeat(59) + "}}]}";
    }

    /** A text as single bytes, so that what is past 0x7f in it is no UTF-8. */
    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }

    private static String signed() {
        return read(DESCRIPTOR);
    }

    /** The subject is the point of order one, whose signature over anything is that point and a zero. */
    private static String bySmallOrder() {
        byte[] one = new byte[32];
        one[0] = 1;
        String key = new PublicKey(Bytes.copyOf(one)).nkey();
        Matcher by = BY.matcher(signed());
        Matcher sig = SIGNATURE.matcher(signed());
        if (!by.find() || !sig.find()) {
            throw new IllegalStateException("the example is signed");
        }
        String signature = Base64.getEncoder().encodeToString(Arrays.copyOf(one, 64));
        return signed().replace(by.group(1), key).replace(sig.group(1), signature);
    }

    private static String resigned(int more) {
        Matcher found = SIGNATURE.matcher(signed());
        if (!found.find()) {
            throw new IllegalStateException("the example is signed");
        }
        byte[] signature = Base64.getDecoder().decode(found.group(1));
        String longer = Base64.getEncoder().encodeToString(Arrays.copyOf(signature, signature.length + more));
        return signed().replace(found.group(1), longer);
    }

    private static String withBad() {
        return signed().replaceFirst(
                        "(\"signatures\": *\\[)(\\s*\\{[^}]*\"sig\": *\")([^\"]{4})([^}]*\\})", "$1$2AAAA$4,$2$3$4");
    }

    private static String pond(String markup) {
        return read(POND).replaceFirst("\"description\": *\"", "\"description\": \"" + markup);
    }

    private static byte[] zip(String... names) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            for (String name : names) {
                zip.putNextEntry(new ZipEntry(name));
                zip.write('x');
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    private static byte[] bomb() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            zip.putNextEntry(new ZipEntry("zeros"));
            for (int i = 0; i < 100; i++) {
                zip.write(new byte[1 << 20]);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    private static byte[] twice(byte[] bytes) {
        byte[] two = Arrays.copyOf(bytes, bytes.length * 2);
        System.arraycopy(bytes, 0, two, bytes.length, bytes.length);
        return two;
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
