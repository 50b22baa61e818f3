package io.agentdoc.assembler.packages;

/**
 * How much of anything a package may make us read. Each limit stands here once, with its reason.
 *
 * @param maxArchiveBytes the most bytes of an archive: 32 MiB, what a fetch may bring
 * @param maxEntries the most entries, folders counted too: 2,000, twenty times the largest package seen
 * @param maxTotalBytes the most bytes of all files together: 64 MiB, which fits into memory beside the archive
 * @param maxRatio how many times its archive's size the files may have: 100, where text packs to a tenth at best
 * @param ratioFloor how many bytes pass whatever their ratio: 1 MiB, since a small tar is mostly padding
 * @param maxNameBytes the longest name of a file, folders included: 512 bytes
 * @param maxDepth how many folders deep a file may lie: 32
 */
public record PackageLimits(
        int maxArchiveBytes,
        int maxEntries,
        long maxTotalBytes,
        int maxRatio,
        int ratioFloor,
        int maxNameBytes,
        int maxDepth) {

    /** What every reader uses unless an operator asks for less. */
    public static PackageLimits standard() {
        return new PackageLimits(32 << 20, 2_000, 64L << 20, 100, 1 << 20, 512, 32);
    }

    /** What a whole repository may have: 20,000 files and 256 MiB, ten and four times a package. */
    public static PackageLimits ofRepository() {
        return new PackageLimits(32 << 20, 20_000, 256L << 20, 100, 1 << 20, 512, 32);
    }

    /** Whether files of that many bytes in an archive of that many look like a bomb. */
    boolean isBomb(long unpacked, long packed) {
        return unpacked > ratioFloor && unpacked > maxRatio * packed;
    }
}
