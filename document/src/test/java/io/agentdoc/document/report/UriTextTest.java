package io.agentdoc.document.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** How a target is named where only a URI may stand. */
class UriTextTest {
    @Test
    void a_relative_path_stays_relative_whatever_it_is_called() {
        assertEquals("repo/agentdoc.json", UriText.of("repo/agentdoc.json"));
        assertEquals("a%20b%2C%25%3A%23.json", UriText.of("a b,%:#.json"));
        assertEquals("repo/a.json", UriText.of("repo\\a.json"));
    }

    @Test
    void a_path_from_the_root_is_an_absolute_uri() {
        assertEquals("file:///home/me/a%20b.json", UriText.of("/home/me/a b.json"));
        assertEquals("file:///C:/me/a.json", UriText.of("C:\\me\\a.json"));
    }

    @Test
    void an_address_stays_as_it_is() {
        assertEquals("https://a.example/x?y=%41#z", UriText.of("https://a.example/x?y=%41#z"));
        assertEquals("https://a.example/%3Cb%3E", UriText.of("https://a.example/<b>"));
    }
}
