package io.agentdoc.renderer.site;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
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

    private final Map<String, String> byId = new HashMap<>();

    private Slugs() {}

    public static Slugs of(Collection<String> ids) {
        Map<String, List<String>> meeting = new HashMap<>();
        Set<String> each = new TreeSet<>(ids);
        each.forEach(id ->
                meeting.computeIfAbsent(plain(id), slug -> new ArrayList<>()).add(id));
        var slugs = new Slugs();
        meeting.forEach((slug, meet) ->
                meet.forEach(id -> slugs.byId.put(id, meet.size() == 1 && says(slug, id) ? slug : hashed(slug, id))));
        return slugs;
    }

    /** The slug of one of the ids. */
    public String get(String id) {
        String slug = byId.get(id);
        if (slug == null) {
            throw new IllegalArgumentException("no slug was asked for: " + id);
        }
        return slug;
    }

    /** Every slug that was given. */
    Collection<String> all() {
        return Collections.unmodifiableCollection(byId.values());
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
        return !slug.isEmpty() && isWhole && !DEVICE.matcher(slug).matches() && !endsLikeAHash(slug);
    }

    /** A slug that looks hashed could meet one that is. */
    private static boolean endsLikeAHash(String slug) {
        return slug.matches(".*-[0-9a-f]{" + HASH + "}");
    }

    private static String hashed(String slug, String id) {
        String hash = Digest.of(Bytes.utf8(id)).hex().substring(0, HASH);
        String start = slug.isEmpty() || DEVICE.matcher(slug).matches() ? "x" : slug;
        return start + "-" + hash;
    }
}
