package io.agentdoc.assembler.gather;

import io.agentdoc.fuzz.Holds;
import io.agentdoc.fuzz.Seeds;
import io.agentdoc.fuzz.Target;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;

/** An address that is fetched from. */
public final class FetchAddresses implements Target {
    private final UrlRule rule = new UrlRule(FetchPolicy.standard());

    @Override
    public void test(byte[] input) {
        String text = new String(input, StandardCharsets.UTF_8);
        switch (Holds.twice(() -> rule.read(text))) {
            case UrlReading.Odd(String why) -> Holds.that(!why.isBlank(), () -> "odd for no reason");
            case UrlReading.Sound(FetchUrl url) -> {
                URI uri = url.uri();
                Holds.that(uri.getScheme().equals("https"), () -> "the scheme of " + uri);
                Holds.that(
                        uri.getHost().equals(url.host()) && uri.getPort() == url.port(), () -> "two hosts of " + uri);
                Holds.same(url.host(), url.host().toLowerCase(Locale.ROOT), "the case of a host");
                Holds.same(new UrlReading.Sound(url), rule.read(uri.toString()), "an address of an address");
            }
        }
    }

    @Override
    public List<byte[]> seeds() {
        return Seeds.all(
                Seeds.corpus(path -> true, "vectors/ssrf"),
                Seeds.texts(
                        "https://a.example/b?c",
                        "https://93.184.216.34/",
                        "https://[2606:2800:220:1::1]:8443/",
                        "https://127.0.0.1/",
                        "https://0x7f.1/",
                        "https://a.example:22/",
                        "HTTPS://A.EXAMPLE",
                        "http://a.example/"));
    }
}
