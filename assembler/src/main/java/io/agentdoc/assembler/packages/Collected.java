package io.agentdoc.assembler.packages;

import io.agentdoc.document.value.Bytes;
import java.text.Normalizer;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** The entries so far: counted, and none of them the same as another to any system that folds case or form. */
final class Collected {
    private final PackageLimits limits;
    private final TreeMap<String, Bytes> files = new TreeMap<>();
    private final Map<String, Seen> seen = new HashMap<>();
    private int entries;
    private long total;

    Collected(PackageLimits limits) {
        this.limits = limits;
    }

    private record Seen(String spelling, boolean folder, boolean named) {}

    /** Takes a folder's name; the folder itself is nothing that a package holds. */
    void folder(String name) throws Refusal {
        entry(name, true);
    }

    /** Takes a file's name, before its bytes are read. */
    void file(String name) throws Refusal {
        entry(name, false);
    }

    /** Makes room for a file of that many bytes. */
    void reserve(String name, long size) throws Refusal {
        total += size;
        if (total > limits.maxTotalBytes()) {
            throw new Refusal(
                    Fault.TOO_LARGE,
                    "its files have more than " + limits.maxTotalBytes() + " bytes together, of which "
                            + Quoted.name(name) + " has " + size);
        }
    }

    void put(String name, Bytes bytes) {
        files.put(name, bytes);
    }

    PackageFiles files() {
        return new PackageFiles(files);
    }

    private void entry(String name, boolean folder) throws Refusal {
        if (++entries > limits.maxEntries()) {
            throw new Refusal(Fault.TOO_LARGE, "it has more than " + limits.maxEntries() + " entries");
        }
        EntryNames.check(name, limits);
        for (int slash = name.indexOf('/'); slash >= 0; slash = name.indexOf('/', slash + 1)) {
            note(name.substring(0, slash), true, false);
        }
        note(name, folder, true);
    }

    private void note(String name, boolean folder, boolean named) throws Refusal {
        String key = folded(name);
        Seen before = seen.get(key);
        if (before == null) {
            seen.put(key, new Seen(name, folder, named));
            return;
        }
        if (!before.spelling().equals(name)) {
            throw new Refusal(
                    Fault.NAME,
                    "the names " + Quoted.name(before.spelling()) + " and " + Quoted.name(name)
                            + " are one to a system that folds case or form");
        }
        if (before.folder() != folder) {
            throw new Refusal(Fault.NAME, "the name " + Quoted.name(name) + " is a file and a folder at once");
        }
        if (before.named() && named) {
            throw new Refusal(Fault.AMBIGUOUS, "the name " + Quoted.name(name) + " stands twice");
        }
        seen.put(key, new Seen(name, folder, before.named() || named));
    }

    private static String folded(String name) {
        String composed = Normalizer.normalize(name, Normalizer.Form.NFC);
        String folded = composed.toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT);
        return Normalizer.normalize(folded, Normalizer.Form.NFC);
    }
}
