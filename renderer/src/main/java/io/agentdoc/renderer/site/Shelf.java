package io.agentdoc.renderer.site;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Every version of one subject's Descriptor that was ever served here, each under its digest, and a list of them.
 *
 * <p>Whoever serves Descriptors for a subject keeps serving each version for as long as the subject is served (6.7): a
 * version that would vanish stops the build. The list is in the order in which the versions came, since a version's
 * number orders nothing that its operator's scheme does not (6.2).
 */
final class Shelf {
    private final ShelfFiles files;
    private final String folder;

    /** @param folder where the versions stand, with a slash at the end */
    Shelf(ShelfFiles files, String folder) {
        this.files = files;
        this.folder = folder;
    }

    /**
     * Adds what is served now, the current one first; answers with what is to be said of that.
     *
     * @param news hears of the version that was current before, where another is now, ahead of its being so
     */
    List<Remark> put(List<DescriptorCopy> copies, Instant at, Consumer<Replaced> news) {
        ShelfIndex former = former();
        if (copies.isEmpty()) {
            keep(former);
            return List.of();
        }
        String subject = copies.getFirst().subject();
        if (!former.isOf(subject)) {
            keep(former);
            return List.of(new Remark(
                    "6.2-5",
                    "the Descriptors served here so far are of " + former.subject()
                            + ", and the subject of a Descriptor never changes"));
        }
        ShelfIndex index = former;
        for (DescriptorCopy copy : copies) {
            index = index.with(copy, at);
            files.write(name(copy.digest()), copy.bytes());
            files.remember(name(copy.digest()), copy.bytes());
        }
        former.versions().forEach(version -> keep(version.digest()));
        Digest now = copies.getFirst().digest();
        former.current().filter(old -> !old.equals(now)).ifPresent(old -> news.accept(new Replaced(old, now)));
        list(index.current(now));
        return former.remarks(copies.getFirst());
    }

    /** Leaves everything as it was. */
    void keep() {
        keep(former());
    }

    private void keep(ShelfIndex former) {
        if (former.versions().isEmpty()) {
            return;
        }
        former.versions().forEach(version -> keep(version.digest()));
        list(former);
    }

    private void list(ShelfIndex index) {
        files.write(folder + ShelfIndex.NAME, index.json());
        files.remember(folder + ShelfIndex.NAME, index.json());
    }

    private void keep(Digest digest) {
        String name = name(digest);
        Optional<Bytes> standing = sound(files.standing(name), digest);
        if (standing.isPresent()) {
            files.keep(name, standing.get());
            files.remember(name, standing.get());
            return;
        }
        Bytes held = sound(files.remembered(name), digest)
                .orElseThrow(() -> new OutputFault(name
                        + " was served and is neither in the output nor in the history any more; a version that was"
                        + " served is never dropped: put the file back, or restore the folder of site.history"));
        files.write(name, held);
    }

    private ShelfIndex former() {
        return ShelfIndex.read(files.standing(folder + ShelfIndex.NAME))
                .and(ShelfIndex.read(files.remembered(folder + ShelfIndex.NAME)));
    }

    private static Optional<Bytes> sound(Optional<Bytes> bytes, Digest digest) {
        return bytes.filter(held -> Digest.of(held).equals(digest));
    }

    /** Where a version of that digest stands. */
    String name(Digest digest) {
        return folder + "sha256-" + digest.hex() + ".json";
    }
}
