package io.agentdoc.renderer.site;

import java.util.List;

/**
 * By what the agents of all lists are sorted: by the list, by the letter as lists have the letters, by the name and by the
 * slug.
 */
record StandsKey(String list, String letter, String sortKey, String slug) {
    private static final char END = '\u0000';

    /** In one text that sorts as its parts do. */
    String text() {
        return kept(list) + END + kept(ListPages.rank(letter)) + END + kept(sortKey) + END + kept(slug);
    }

    static StandsKey read(String text) {
        List<String> parts = List.of(text.split("\u0000", -1));
        return new StandsKey(
                said(parts.get(0)), said(parts.get(1)).substring(1), said(parts.get(2)), said(parts.get(3)));
    }

    /** What ends a part may stand in one, where it still sorts first. */
    private static String kept(String part) {
        return part.indexOf('\u0000') < 0 && part.indexOf('\u0001') < 0
                ? part
                : part.replace("\u0001", "\u0001\u0002").replace("\u0000", "\u0001\u0001");
    }

    private static String said(String part) {
        return part.indexOf('\u0001') < 0
                ? part
                : part.replace("\u0001\u0001", "\u0000").replace("\u0001\u0002", "\u0001");
    }
}
