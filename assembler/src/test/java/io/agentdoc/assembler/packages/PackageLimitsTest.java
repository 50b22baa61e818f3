package io.agentdoc.assembler.packages;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.testing.Attack;
import io.agentdoc.testing.Promise;
import io.agentdoc.testing.Promised;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Each limit, met and exceeded by one. */
@Promise(Promised.ARCHIVES)
@Attack({7, 20})
class PackageLimitsTest {
    private static final PackageLimits STANDARD = PackageLimits.standard();

    @TempDir
    Path folder;

    @Test
    void twoThousandEntriesAreReadAndOneMoreIsNot() {
        assertAll(
                () -> assertEquals("read", outcome(Packed.named(names(2_000)))),
                () -> assertEquals("too_large", outcome(Packed.named(names(2_001)))),
                () -> assertEquals("too_large", outcome(Packed.named(names(70_000)))));
    }

    @Test
    void allFilesTogetherMayHaveSoManyBytesInEveryKindOfPackage() throws IOException {
        PackageLimits small = limits(1_000, 10);
        PackageFiles fits = files(Map.of("a", noise(600), "b", noise(400)));
        PackageFiles not = files(Map.of("a", noise(600), "b", noise(401)));
        assertAll(
                () -> assertEquals("read", outcome(Packed.zip(fits), small)),
                () -> assertEquals("too_large", outcome(Packed.zip(not), small)),
                () -> assertEquals("read", outcome(Packed.tarGz(fits), small)),
                () -> assertEquals("too_large", outcome(Packed.tarGz(not), small)),
                () -> assertEquals("read", outcome(laid(fits, "fits"), small)),
                () -> assertEquals("too_large", outcome(laid(not, "not"), small)));
    }

    @Test
    void whatUnpacksToAHundredTimesItsSizeIsABomb() {
        Bytes flat = Bytes.own(new byte[3 << 20]);
        assertAll(
                () -> assertEquals("too_large", outcome(Packed.zip(files(Map.of("a", flat))))),
                () -> assertEquals("too_large", outcome(Packed.tarGz(files(Map.of("a", flat))))),
                () -> assertEquals("read", outcome(Packed.zip(files(Map.of("a", flat.slice(0, 1 << 20)))))),
                () -> assertTrue(STANDARD.isBomb((1 << 20) + 1, (1 << 20) / 100)),
                () -> assertTrue(!STANDARD.isBomb(1 << 20, 1)));
    }

    @Test
    void anArchiveHasAtMostSoManyBytesAndNoMoreAreRead() throws IOException {
        Bytes zip = Packed.zip(files(Map.of("a", noise(100))));
        PackageLimits exact = new PackageLimits(zip.size(), 10, 1_000, 100, 1 << 20, 512, 32);
        PackageLimits less = new PackageLimits(zip.size() - 1, 10, 1_000, 100, 1 << 20, 512, 32);
        Path file = Files.write(folder.resolve("a.zip"), zip.toArray());
        assertAll(
                () -> assertEquals("read", outcome(zip, exact)),
                () -> assertEquals("too_large", outcome(zip, less)),
                () -> assertEquals("read", word(PackageFiles.of(file, exact))),
                () -> assertEquals("too_large", word(PackageFiles.of(file, less))));
    }

    @Test
    void aNameHasAtMostSoManyBytesAndFolders() {
        String part = "n".repeat(255);
        assertAll(
                () -> assertEquals("read", outcome(Packed.named(List.of(part + "/" + part)))),
                () -> assertEquals("name", outcome(Packed.named(List.of(part + "n/" + part)))),
                () -> assertEquals("name", outcome(Packed.named(List.of(part + "/" + part + "/a")))),
                () -> assertEquals("read", outcome(Packed.named(List.of("a/".repeat(31) + "a")))),
                () -> assertEquals("name", outcome(Packed.named(List.of("a/".repeat(32) + "a")))));
    }

    private static PackageLimits limits(long total, int entries) {
        return new PackageLimits(1 << 20, entries, total, 100, 1 << 20, 512, 32);
    }

    private Path laid(PackageFiles files, String name) throws IOException {
        Path root = Files.createDirectory(folder.resolve(name));
        for (String file : files.names()) {
            Files.write(root.resolve(file), files.bytes(file).orElseThrow().toArray());
        }
        return root;
    }

    private static PackageFiles files(Map<String, Bytes> files) {
        return new PackageFiles(new TreeMap<>(files));
    }

    private static Bytes noise(int size) {
        byte[] noise = new byte[size];
        new Random(size).nextBytes(noise);
        return Bytes.own(noise);
    }

    private static List<String> names(int count) {
        return IntStream.range(0, count).mapToObj(Integer::toString).toList();
    }

    private static String outcome(Bytes archive) {
        return outcome(archive, STANDARD);
    }

    private static String outcome(Bytes archive, PackageLimits limits) {
        return word(PackageFiles.of(archive, limits));
    }

    private static String outcome(Path folder, PackageLimits limits) {
        return word(PackageFiles.of(folder, limits));
    }

    private static String word(FilesReading reading) {
        return reading instanceof FilesReading.Refused refused ? refused.fault().toString() : "read";
    }
}
