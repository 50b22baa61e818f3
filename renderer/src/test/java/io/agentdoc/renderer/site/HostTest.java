package io.agentdoc.renderer.site;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.agentdoc.templates.words.Words;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class HostTest {
    @TempDir
    Path folder;

    private Path out() {
        return folder.resolve("site");
    }

    private void build(Host host, String url, Collection<String> ids) throws IOException {
        Path statics = Files.createDirectories(folder.resolve("static"));
        var serving = new Serving(Optional.empty(), Optional.of(statics), Optional.empty(), Optional.empty(), host);
        var settings = new SiteSettings(Words.english(), "Example", Optional.of(url), serving);
        try (DirectorySite site = Site.directory(out(), settings, ids)) {
            site.finish();
        }
    }

    private static Map<String, Long> files(int count, UnaryOperator<String> name, long size) {
        return IntStream.range(0, count).mapToObj(Integer::toString).collect(Collectors.toMap(name, number -> size));
    }

    private static String refusal(Host host, Map<String, Long> sizes) {
        return String.valueOf(
                assertThrows(OutputFault.class, () -> host.sizes(sizes)).getMessage());
    }

    @Test
    void a_limit_is_kept_to_the_last_file_and_byte_and_named_beyond_it() {
        UnaryOperator<String> apart = number -> number + "/index.html";
        assertDoesNotThrow(() -> Host.CLOUDFLARE_PAGES.sizes(files(20_000, apart, 25L << 20)));
        assertEquals(
                "the site has 20001 files and more, and Cloudflare Pages takes 20000 on its free plan; a site of a plan"
                        + " that takes more is built with site.target: plain",
                refusal(Host.CLOUDFLARE_PAGES, files(20_001, apart, 1)));
        assertEquals(
                "0/index.html has 26214401 bytes, and Cloudflare Pages takes files of at most 26214400 bytes",
                refusal(Host.CLOUDFLARE_PAGES, files(1, apart, (25L << 20) + 1)));
        assertDoesNotThrow(() -> Host.GITHUB_PAGES.sizes(files(10, apart, 100_000_000)));
        assertEquals(
                "the site has 1000000010 bytes, and GitHub Pages takes 1000000000",
                refusal(Host.GITHUB_PAGES, files(10, apart, 100_000_001)));
        assertEquals(
                "the site has 200001 files and more, and GitLab Pages takes 200000",
                refusal(Host.GITLAB_PAGES, files(200_001, apart, 1)));
        assertDoesNotThrow(() -> Host.NETLIFY.sizes(files(60_000, apart, 1)));
        assertEquals(
                "agents/ has 54001 files, and Netlify takes 54000 in one folder",
                refusal(Host.NETLIFY, files(54_001, number -> "agents/" + number + ".json", 1)));
    }

    @ParameterizedTest
    @EnumSource(names = {"PLAIN", "NGINX", "CADDY"})
    void a_server_of_one_s_own_takes_everything(Host host) {
        assertDoesNotThrow(() -> host.sizes(files(300_000, number -> number, 1L << 40)));
    }

    @Test
    void a_directory_of_too_many_entries_is_refused_before_anything_of_it_is_made() {
        List<String> ids = IntStream.range(0, 10_001).mapToObj(i -> "a" + i).toList();
        OutputFault fault =
                assertThrows(OutputFault.class, () -> build(Host.CLOUDFLARE_PAGES, "https://a.example/", ids));
        assertEquals(
                "the site has 20002 files and more, and Cloudflare Pages takes 20000 on its free plan; a site of a plan"
                        + " that takes more is built with site.target: plain; nothing was written",
                fault.getMessage());
        assertFalse(Files.exists(out()));
        assertEquals(
                "agents/ has 54001 files, and Netlify takes 54000 in one folder",
                assertThrows(OutputFault.class, () -> Host.NETLIFY.entries(54_001))
                        .getMessage());
        assertDoesNotThrow(() -> Host.NETLIFY.entries(54_000));
    }

    @Test
    void a_file_that_is_too_large_stops_the_build_before_anything_is_made() throws IOException {
        Path large = Files.createDirectories(folder.resolve("static")).resolve("film");
        try (RandomAccessFile file = new RandomAccessFile(large.toFile(), "rw")) {
            file.setLength((25L << 20) + 1);
        }
        OutputFault fault =
                assertThrows(OutputFault.class, () -> build(Host.CLOUDFLARE_PAGES, "https://a.example/", List.of()));
        assertEquals(
                "film has 26214401 bytes, and Cloudflare Pages takes files of at most 26214400 bytes; nothing was written",
                fault.getMessage());
        assertFalse(Files.exists(out()));
    }

    @Test
    void a_host_that_is_named_has_its_own_settings_alone_beside_the_site() throws IOException {
        Hosting.write(folder.resolve("caddy"), Host.CADDY);
        assertEquals(List.of("Caddyfile"), names(folder.resolve("caddy.hosting")));
        Hosting.write(folder.resolve("any"), Host.PLAIN);
        assertEquals(Hosting.FILES.stream().sorted().toList(), names(folder.resolve("any.hosting")));
    }

    private static List<String> names(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void a_host_finds_what_it_looks_for_at_the_root_and_the_owner_s_own_comes_first() throws IOException {
        build(Host.NETLIFY, "https://a.example/", List.of());
        assertEquals(
                new String(Hosting.of("_headers").toArray(), StandardCharsets.UTF_8),
                Files.readString(out().resolve("_headers")));
        build(Host.GITHUB_PAGES, "https://directory.example/", List.of());
        assertFalse(Files.exists(out().resolve("_headers")));
        assertEquals("directory.example\n", Files.readString(out().resolve("CNAME")));
        build(Host.GITHUB_PAGES, "https://somebody.github.io/directory/", List.of());
        assertFalse(Files.exists(out().resolve("CNAME")));
        Files.writeString(folder.resolve("static/CNAME"), "mine.example\n");
        build(Host.GITHUB_PAGES, "https://directory.example/", List.of());
        assertEquals("mine.example\n", Files.readString(out().resolve("CNAME")));
    }
}
