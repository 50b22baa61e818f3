package io.agentdoc.fences;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The numbers that bound nothing: each by its class and its name, or by its class and how it is written.
 *
 * <p>A line names a class, then a tab and the numbers in it, then a tab and what they are.
 */
record Numbers(Set<String> places) {

    static Numbers ofTheHouse() {
        try (var file = Numbers.class.getResourceAsStream("numbers.tsv")) {
            return of(new String(file.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot read numbers.tsv", e);
        }
    }

    static Numbers of(String text) {
        return new Numbers(text.lines()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .map(line -> line.split("\t", -1))
                .peek(Numbers::mustSayWhy)
                .flatMap(cells -> Arrays.stream(cells[1].split(" ")).map(name -> cells[0] + "." + name))
                .collect(Collectors.toCollection(TreeSet::new)));
    }

    private static void mustSayWhy(String[] cells) {
        if (cells.length != 3 || cells[2].isBlank()) {
            throw new IllegalArgumentException("numbers that are nothing: " + String.join(" ", cells));
        }
    }
}
