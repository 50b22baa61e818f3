package io.agentdoc.fuzz;

import io.agentdoc.assembler.check.Checking;
import io.agentdoc.assembler.check.SourceBytes;
import io.agentdoc.assembler.check.Target.Files;
import io.agentdoc.assembler.packages.FilesReading;
import io.agentdoc.assembler.packages.PackageFiles;
import io.agentdoc.assembler.packages.PackageLimits;
import io.agentdoc.assembler.packages.PackageTree;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Limits;
import java.util.List;
import java.util.Optional;

/** A zip or a tar, bare or in gzip, and the package in it. */
final class Archives implements Target {
    private static final PackageLimits FEW = new PackageLimits(1 << 20, 200, 4 << 20, 100, 1 << 16, 128, 8);

    @Override
    public void test(byte[] input) {
        Bytes archive = Bytes.copyOf(input);
        switch (Holds.twice(() -> PackageFiles.of(archive, FEW))) {
            case FilesReading.Refused refused -> Holds.that(!refused.why().isBlank(), () -> "no reason");
            case FilesReading.Opened(PackageFiles files) -> sound(archive, files);
        }
    }

    private static void sound(Bytes archive, PackageFiles files) {
        long total = 0;
        for (String name : files.names()) {
            total += files.bytes(name).orElseThrow().size();
            boolean plain = !name.startsWith("/") && !name.contains("\\") && !name.contains("\0");
            Holds.that(plain && !List.of(name.split("/", -1)).contains(".."), () -> "the name " + name);
        }
        long all = total;
        Holds.that(files.size() <= FEW.maxEntries() && all <= FEW.maxTotalBytes(), () -> files + ", " + all);
        Holds.twice(() -> PackageTree.read(archive, Limits.standard()).toString());
        Files target = new Files("a", files, Optional.empty());
        Holds.twice(() -> new Checking(Unheld.SOURCES, Optional.empty()).target(target));
    }

    @Override
    public List<byte[]> seeds() {
        return Seeds.all(
                Seeds.files(Seeds.ending(".zip"), "examples"),
                Seeds.corpus(Seeds.ending(".zip", ".tar", ".gz", ".tgz"), "vectors/archives").stream()
                        .map(Seeds::bytes)
                        .toList(),
                Packed.packages());
    }

    /** Nobody holds a source, and nobody is asked for one. */
    static final class Unheld {
        static final SourceBytes SOURCES =
                source -> new SourceBytes.Found(Optional.empty(), new SourceBytes.Answer.Nobody("nobody is asked"));

        private Unheld() {}
    }
}
