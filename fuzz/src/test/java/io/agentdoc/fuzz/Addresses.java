package io.agentdoc.fuzz;

import io.agentdoc.templates.safe.SafeUrl;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** An address that a page leads to. */
final class Addresses implements Target {

    @Override
    public void test(byte[] input) throws Exception {
        String text = new String(input, StandardCharsets.UTF_8);
        Optional<String> href = Holds.twice(() -> SafeUrl.parse(text).map(SafeUrl::href));
        if (href.isPresent()) {
            sound(SafeUrl.parse(text).orElseThrow());
        }
    }

    private static void sound(SafeUrl url) {
        String href = url.href();
        Holds.that(href.chars().allMatch(c -> c > ' ' && c < 0x7F), () -> "not plain: " + href);
        Holds.that(href.matches("(?:https?://|mailto:).+"), () -> "not of a scheme that is followed: " + href);
        Holds.same(Optional.of(href), SafeUrl.parse(href).map(SafeUrl::href), "an address of an address");
        Holds.that(url.host().chars().allMatch(c -> c > ' ' && c < 0x7F), () -> "the host " + url.host());
        Document page = PageMarkup.piece("<p>" + url.link() + "</p>");
        Element link = page.select("a").first();
        Holds.that(
                link != null
                        && link.attr("href").equals(href)
                        && page.select("a").size() == 1,
                () -> page.body().html());
        if (!href.startsWith("mailto:") && isUri(href)) {
            URI uri = URI.create(href);
            Holds.that(uri.getRawUserInfo() == null, () -> "it names a user: " + href);
            Holds.that(
                    uri.getHost() == null || uri.getHost().equals(url.host()),
                    () -> "two programs see two hosts: " + uri.getHost() + " and " + url.host());
        }
    }

    /** What Java takes for no URI, such as a percent sign alone, a browser takes for one. */
    private static boolean isUri(String text) {
        try {
            URI.create(text);
            return true;
        } catch (IllegalArgumentException notOne) {
            return false;
        }
    }

    @Override
    public List<byte[]> seeds() {
        return Seeds.texts(
                "https://a.example/b?c=d#e",
                "http://A.Example:8080/",
                "https://[2001:db8::1]/",
                "https://\u0431\u00fccher.example/\u00e9",
                "mailto:a+b@c.example",
                "https://a.example/%2e%2e/%zz",
                "javascript:alert(1)",
                "https://user@a.example",
                "https://a.example.:443",
                "https://xn--bcher-kva.example",
                "https://\u3002.a\uFF0Eexample/");
    }
}
