package io.agentdoc.cli.config;

import java.util.Comparator;

/** Where in a file something stands; line and column count from one. */
public record Place(String file, int line, int column) implements Comparable<Place> {
    private static final Comparator<Place> ORDER =
            Comparator.comparing(Place::file).thenComparingInt(Place::line).thenComparingInt(Place::column);

    static Place startOf(String file) {
        return new Place(file, 1, 1);
    }

    @Override
    public int compareTo(Place other) {
        return ORDER.compare(this, other);
    }

    @Override
    public String toString() {
        return file + ":" + line + ":" + column;
    }
}
