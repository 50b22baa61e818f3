package io.agentdoc.renderer.site;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import io.agentdoc.renderer.spill.Scratch;
import io.agentdoc.renderer.spill.Sorted;
import io.agentdoc.renderer.spill.SortedSpill;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/**
 * The names of files and folders that stand for ids: lower case, letters, digits, dots and hyphens, safe on every system,
 * and never one name for two ids. Which ids there are decides them, never their order.
 */
public final class Slugs {
    /** What an id gives to a file's name: with hash and ending well within the 255 bytes that systems take. */
    private static final int LONGEST = 80;

    private static final int HASH = 10;
    private static final Pattern UNSAFE = Pattern.compile("[^a-z0-9.-]+");
    private static final Pattern EDGES = Pattern.compile("^[.-]+|[.-]+$");
    private static final Pattern MARKS = Pattern.compile("\\p{M}+");
    /** Names that some systems keep for devices, with whatever ending. */
    private static final Pattern DEVICE = Pattern.compile("(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\\..*)?");

    private static final Pattern HASHED = Pattern.compile(".*-[0-9a-f]{" + HASH + "}");

    /** How the file of a document ends, beside which each agent has a folder of its slug. */
    private static final String DOCUMENT = ".json";

    private final SortedSpill ids;
    private final Set<String> meeting = new HashSet<>();

    private Slugs(SortedSpill ids) {
        this.ids = ids;
    }

    public static Slugs of(Collection<String> ids) {
        return of(ids, Scratch.none());
    }

    /** Those of any number of ids, of which nothing is held but the names in which two of them meet. */
    static Slugs of(Iterable<String> ids, Scratch scratch) {
        SortedSpill byPlain = scratch.sorted();
        ids.forEach(id -> byPlain.add(plain(id), Bytes.utf8(id)));
        var slugs = new Slugs(byPlain);
        for (Sorted sorted = byPlain.read(); sorted.hasNext(); ) {
            SortedSpill.Entry one = sorted.next();
            while (sorted.peek().filter(one.key()::equals).isPresent()) {
                if (!sorted.next().value().equals(one.value())) {
                    slugs.meeting.add(one.key());
                }
            }
        }
        return slugs;
    }

    /** The slug of one of the ids. */
    public String get(String id) {
        String plain = plain(id);
        return says(plain, id) && !meeting.contains(plain) ? plain : hashed(plain, id);
    }

    /** How many ids there are. */
    int count() {
        int count = 0;
        for (Sorted sorted = ids.read(); sorted.hasNext(); sorted.next()) {
            count++;
        }
        return count;
    }

    /** Tells of every slug that was given, in the order of nothing. */
    void forEach(Consumer<String> each) {
        ids.read()
                .forEachRemaining(
                        entry -> each.accept(get(new String(entry.value().toArray(), StandardCharsets.UTF_8))));
    }

    /** The slug of an id on its own, where nothing else is near it. */
    public static String one(String id) {
        return of(List.of(id)).get(id);
    }

    /** What ids have in common that could meet. */
    public static String plain(String id) {
        String folded =
                MARKS.matcher(Normalizer.normalize(id, Normalizer.Form.NFKD)).replaceAll("");
        String safe = UNSAFE.matcher(folded.toLowerCase(Locale.ROOT)).replaceAll("-");
        String shortened = safe.length() > LONGEST ? safe.substring(0, LONGEST) : safe;
        return EDGES.matcher(shortened).replaceAll("");
    }

    /** Whether a slug says enough of its id to stand for it alone. */
    private static boolean says(String slug, String id) {
        boolean isWhole = slug.length() * 2 >= id.length();
        return !slug.isEmpty()
                && isWhole
                && !DEVICE.matcher(slug).matches()
                && !endsLikeAHash(slug)
                && !endsLikeADocument(slug);
    }

    /** A slug that looks hashed could meet one that is. */
    private static boolean endsLikeAHash(String slug) {
        return HASHED.matcher(slug).matches();
    }

    /** The folder of such a slug would stand where the document of another does, now or in the build before. */
    private static boolean endsLikeADocument(String slug) {
        return slug.endsWith(DOCUMENT);
    }

    private static String hashed(String slug, String id) {
        String hash = Digest.of(Bytes.utf8(id)).hex().substring(0, HASH);
        String start = slug.isEmpty() || DEVICE.matcher(slug).matches() ? "x" : slug;
        return start + "-" + hash;
    }
}
