package io.agentdoc.renderer.site;

import java.util.List;
import java.util.stream.Stream;

/** Where an agent stands in a list, by which all agents of all lists are sorted. */
record StandsKey(String list, String letter, String sortKey, String slug) {
    private static final char END = '\u0000';

    /** In one text that sorts by the letter as lists have the letters, then by the list, the name and the slug. */
    String byLetter() {
        return text(ListPages.rank(letter), list);
    }

    static StandsKey readByLetter(String text) {
        List<String> parts = parts(text);
        return new StandsKey(parts.get(1), parts.get(0).substring(1), parts.get(2), parts.get(3));
    }

    /** The same that sorts by the list before the letter. */
    String byList() {
        return text(list, ListPages.rank(letter));
    }

    static StandsKey readByList(String text) {
        List<String> parts = parts(text);
        return new StandsKey(parts.get(0), parts.get(1).substring(1), parts.get(2), parts.get(3));
    }

    private String text(String first, String second) {
        return kept(first) + END + kept(second) + END + kept(sortKey) + END + kept(slug);
    }

    private static List<String> parts(String text) {
        return Stream.of(text.split("\u0000", -1)).map(StandsKey::said).toList();
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
