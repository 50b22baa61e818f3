package io.agentdoc.cli.config;

import java.util.List;
import java.util.Optional;

/** A value as a file gives it, before anybody has asked what it means. */
public sealed interface Given {
    Place at();

    /** What this is, for a sentence about what was found where something else was wanted. */
    String found();

    /** Names and their values, in the order of the file; no name stands twice. */
    record Mapping(Place at, List<Pair> pairs) implements Given {
        public Mapping {
            pairs = List.copyOf(pairs);
        }

        @Override
        public String found() {
            return "a group of keys";
        }

        /** The plain value of that name, where there is one. */
        Optional<Scalar> scalar(String name) {
            return pairs.stream()
                    .filter(pair -> pair.name().equals(name) && pair.value() instanceof Scalar)
                    .map(pair -> (Scalar) pair.value())
                    .findFirst();
        }
    }

    /** Values one after another. */
    record Listing(Place at, List<Given> elements) implements Given {
        public Listing {
            elements = List.copyOf(elements);
        }

        @Override
        public String found() {
            return "a list";
        }
    }

    /** One value, with the text it was written with. */
    record Scalar(Place at, Type type, String text) implements Given {
        @Override
        public String found() {
            return type.found;
        }
    }

    /** A name and its value. */
    record Pair(String name, Place at, Given value) {}

    /** What the file's format takes a plain value for. */
    enum Type {
        TEXT("a text"),
        NUMBER("a number"),
        FLAG("true or false"),
        NOTHING("nothing");

        private final String found;

        Type(String found) {
            this.found = found;
        }
    }
}
