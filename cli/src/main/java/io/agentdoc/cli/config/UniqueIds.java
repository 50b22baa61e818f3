package io.agentdoc.cli.config;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** No two elements of a list may have the same id; told even where other keys of an element are at fault. */
record UniqueIds(Key<?> list, String what) implements Rule {

    @Override
    public void check(Block block, Reading reading) {
        if (block.slot(list).map(Block.Slot::given).orElse(block.nothing()) instanceof Given.Listing listing) {
            Map<String, Place> seen = new HashMap<>();
            for (Given element : listing.elements()) {
                id(element).ifPresent(id -> {
                    Optional<Place> earlier = Optional.ofNullable(seen.putIfAbsent(id.text(), id.at()));
                    earlier.ifPresent(first -> reading.fault(id.at(), sentence(what, id.text(), first)));
                });
            }
        }
    }

    static String sentence(String what, String id, Place first) {
        return "two " + what + " are called " + id + ", the first at " + first.file() + ":" + first.line()
                + "; give one of them another id.";
    }

    private static Optional<Given.Scalar> id(Given element) {
        return element instanceof Given.Mapping mapping ? mapping.scalar("id") : Optional.empty();
    }
}
