package io.agentdoc.document.model;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** How the elements of a list are told apart in member paths: by id, else by name, else by index. */
public final class Elements {
    private Elements() {}

    /** One key for each part, in order; a key that already stands for an earlier part gives way to the index. */
    public static List<String> keys(List<? extends Part> parts) {
        Set<String> taken = new HashSet<>();
        List<String> keys = new ArrayList<>();
        for (Part part : parts) {
            String index = Integer.toString(keys.size());
            String key = text(part, "id").or(() -> text(part, "name")).orElse(index);
            keys.add(taken.add(key) ? key : index);
        }
        return keys;
    }

    private static Optional<String> text(Part part, String name) {
        for (Member<?> member : part.shape().members()) {
            if (member.name().equals(name)) {
                return part.get(member)
                        .carried()
                        .filter(String.class::isInstance)
                        .map(String.class::cast);
            }
        }
        return Optional.empty();
    }
}
