package io.agentdoc.templates.page;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** The files that pages need, each named by what is in it, so that a host may keep them forever. */
public final class Assets {
    private static final int NAMED_BY = 8;

    private final byte[] css;
    private final byte[] icon = read("icon.svg");
    private final byte[] search = read("search.js");
    private final String cssName;
    private final String iconName = "icon." + hash(icon) + ".svg";
    private final String searchName = "search." + hash(search) + ".js";

    public Assets() {
        this(Optional.empty());
    }

    /** With the owner's colours and typefaces after ours. */
    public Assets(Optional<Theme> theme) {
        this.css = theme.flatMap(Theme::css)
                .map(more -> (style() + more).getBytes(StandardCharsets.UTF_8))
                .orElseGet(() -> read("agentdoc.css"));
        this.cssName = "agentdoc." + hash(css) + ".css";
    }

    /** Our own style. */
    public static String style() {
        return new String(read("agentdoc.css"), StandardCharsets.UTF_8);
    }

    /** Every file by its name. */
    public SortedMap<String, byte[]> files() {
        return new TreeMap<>(Map.of(cssName, css, iconName, icon));
    }

    /** The names as a page must spell them that sees the folder of the assets under this prefix. */
    public AssetNames under(String prefix) {
        return new AssetNames(prefix + cssName, prefix + iconName);
    }

    /** The one script, which only the page of the search has. */
    public Map.Entry<String, byte[]> search() {
        return Map.entry(searchName, search);
    }

    private static byte[] read(String name) {
        try (InputStream in = Assets.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("the asset " + name + " is missing from the program");
            }
            return in.readAllBytes();
        } catch (IOException broken) {
            throw new UncheckedIOException("the asset " + name + " could not be read", broken);
        }
    }

    private static String hash(byte[] bytes) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
            return HexFormat.of().formatHex(digest, 0, NAMED_BY);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every JDK has SHA-256", impossible);
        }
    }
}
