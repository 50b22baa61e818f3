package io.agentdoc.renderer.site;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.fuzz.Holds;
import io.agentdoc.fuzz.Scratch;
import io.agentdoc.fuzz.Seeds;
import io.agentdoc.fuzz.Target;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** What a build left for the next one: its list of files, its rows and the journal of one that was stopped. */
public final class BuildFiles implements Target {
    private static final Instant NOW = Instant.parse("2026-10-05T12:00:00Z");

    private final Scratch scratch = Scratch.folder();

    @Override
    public void test(byte[] input) {
        Bytes bytes = Bytes.copyOf(input);
        Set<String> listed = Holds.twice(() -> Manifest.read(Optional.of(bytes)));
        below(listed);
        Holds.same(listed, Manifest.read(Optional.of(Manifest.of(listed))), "listed, written and read");
        Set<String> told = new TreeSet<>();
        ManifestText.read(Optional.of(Manifest.of(listed).stream()), told::add);
        Holds.same(listed, told, "listed, written and told one after another");
        ManifestText.isForm(Optional.of(bytes.stream()));
        var rows = new FormerRows(() -> Optional.of(bytes.stream()));
        boolean isListed = rows.lists("a");
        boolean isTold =
                rows.telling(io.agentdoc.renderer.spill.Scratch.none()).of("a").isPresent();
        Holds.same(isListed, isTold, "whether an agent is listed, and told of");
        Path journal = scratch.write(Turn.NAME, input);
        try (Turn turn = Turn.begin(journal, NOW)) {
            turn.read(new TurnLines.Reader() {
                @Override
                public void moves(String name) {
                    below(Set.of(name));
                }
            });
            Holds.that(!turn.began().isAfter(NOW), () -> "it began tomorrow");
            Holds.same(input.length > 0, turn.goesOn(), "whether something was left");
        }
    }

    /** Nothing that is listed is anywhere but below the output. */
    private void below(Set<String> names) {
        names.forEach(name -> Holds.that(
                scratch.root().resolve(name).normalize().startsWith(scratch.root()), () -> "outside: " + name));
    }

    @Override
    public List<byte[]> seeds() {
        String digest = "sha256:" + "0a".repeat(32);
        return Seeds.texts(
                "{\"format\":\"agentdoc-manifest-v1\",\"files\":[\"a/b.html\",\"../c\",\"/d\",\"e//f\",\"g\\u0000\"]}",
                "{\"began\":\"2026-10-05T11:00:00Z\"}\n{\"moves\":\"a/index.html\"}\n{\"replaced\":\"a\",\"old\":\""
                        + digest + "\",\"now\":\"" + digest + "\"}\n{\"mov",
                "{\"document\":\"agents/a.json\",\"says\":\"" + digest
                        + "\",\"not_stated\":[\"role\"],\"old_view\":true}\n");
    }
}
