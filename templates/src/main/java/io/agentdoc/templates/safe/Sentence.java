package io.agentdoc.templates.safe;

import java.util.ArrayList;
import java.util.List;

/** One of our own sentences, with numbered places for what it speaks of: {@code confirmed {0} by {1}}. */
public final class Sentence {
    private final List<String> pieces = new ArrayList<>();
    private final List<Integer> places = new ArrayList<>();

    private Sentence() {}

    /** Reads a sentence. A place is one digit in braces; everything else is text. */
    public static Sentence parse(String pattern) {
        var sentence = new Sentence();
        var piece = new StringBuilder();
        for (int i = 0; i < pattern.length(); i++) {
            if (isPlace(pattern, i)) {
                sentence.end(piece);
                sentence.places.add(pattern.charAt(i + 1) - '0');
                i += 2;
            } else {
                piece.append(pattern.charAt(i));
            }
        }
        sentence.end(piece);
        return sentence;
    }

    private static boolean isPlace(String pattern, int i) {
        return pattern.charAt(i) == '{'
                && i + 2 < pattern.length()
                && pattern.charAt(i + 2) == '}'
                && pattern.charAt(i + 1) >= '0'
                && pattern.charAt(i + 1) <= '9';
    }

    private void end(StringBuilder piece) {
        var html = new StringBuilder();
        Escape.text(piece.toString(), html);
        pieces.add(html.toString());
        piece.setLength(0);
    }

    /** How many things the sentence speaks of. */
    public int places() {
        return places.stream().mapToInt(place -> place + 1).max().orElse(0);
    }

    public SafeHtml with(SafeHtml... things) {
        if (places.isEmpty()) {
            return new SafeHtml(pieces.get(0));
        }
        var html = new StringBuilder(pieces.get(0));
        for (int i = 0; i < places.size(); i++) {
            html.append(things[places.get(i)]).append(pieces.get(i + 1));
        }
        return new SafeHtml(html.toString());
    }

    /** Things in a row, with our own words between them. */
    public static SafeHtml joined(List<SafeHtml> things, SafeHtml between) {
        var html = new StringBuilder();
        for (SafeHtml thing : things) {
            html.append(html.isEmpty() ? "" : between.toString()).append(thing);
        }
        return new SafeHtml(html.toString());
    }
}
