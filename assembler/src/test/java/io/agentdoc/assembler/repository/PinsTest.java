package io.agentdoc.assembler.repository;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.testing.Clause;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The two digests of a manifest, written from the files present. */
@Clause("12.2-5")
class PinsTest {
    @TempDir
    Path folder;

    @Test
    void pinsThatFitAreLeftAlone() {
        assertEquals(
                new Pins.Right(),
                Pins.of(Draft.made(Draft.lay(folder, Draft.DESCRIPTOR)).opened()));
    }

    @Test
    void onlyTheDigestsChangeAndEverythingElseOfTheFileStays() {
        Draft.lay(folder, Draft.DESCRIPTOR);
        String manifest = " {\"name\":\"a\\\"}\",\"keywords\":[[{}],\"extensions\"],\t\"extensions\" :"
                + " {\"other\":{\"descriptor\":1},\"net.agentdoc.package\":{\"descriptor\":{\"sha256\":\"\",\"path\":\"descriptor.json\"},\"install\":{\"path\":\"install.json\",\"sha256\":\"00\"}}}}\r\n";
        Draft.write(folder.resolve("plugin.json"), manifest);
        Pins.Mended mended =
                assertInstanceOf(Pins.Mended.class, Pins.of(Draft.made(folder).opened()));
        String text = mended.manifest().display();
        assertEquals(
                manifest, text.replaceAll("[0-9a-f]{64}\",\"path", "\",\"path").replaceAll("[0-9a-f]{64}", "00"));
        Draft.write(folder.resolve("plugin.json"), text);
        assertEquals(new Pins.Right(), Pins.of(Draft.made(folder).opened()));
    }

    @Test
    void aManifestWithoutAPlaceForThemIsTheOperatorsToMend() {
        Draft.lay(folder, Draft.DESCRIPTOR);
        Draft.write(folder.resolve("plugin.json"), "{ \"name\": \"a\" }");
        Pins.Refused refused =
                assertInstanceOf(Pins.Refused.class, Pins.of(Draft.made(folder).opened()));
        assertTrue(refused.why().contains("/extensions/net.agentdoc.package/descriptor/sha256"), refused.why());
    }

    @Test
    void aMemberIsFoundByItsPathAlone() {
        String text = "{ \"a\" : { \"b\": [ {\"c\": \"no\"} ], \"c\": \"yes\" } }";
        MemberPlace.Span span = MemberPlace.of(text, List.of("a", "c")).orElseThrow();
        assertEquals("yes", text.substring(span.start(), span.end()));
        assertEquals(Optional.empty(), MemberPlace.of(text, List.of("c")));
        assertEquals(Optional.empty(), MemberPlace.of(text, List.of("a", "b")));
        assertEquals(Optional.empty(), MemberPlace.of("{}", List.of("a")));
    }
}
