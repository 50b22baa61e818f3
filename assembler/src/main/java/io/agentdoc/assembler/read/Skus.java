package io.agentdoc.assembler.read;

import io.agentdoc.document.model.Members;
import io.agentdoc.document.model.Offering;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The prices that an operator declares as SKUs (7.6). Where several cover an offering, the most specific does; where
 * none does, no price is stated, for silence about money is not a gift (9.6).
 *
 * <p>Of two that cover it just as closely and ask different prices neither is taken, nor is a wider one in the place of
 * one that cannot be read: the price that a caller would meet is then not known.
 */
public final class Skus {
    private final List<Sku> entries;

    private Skus(List<Sku> entries) {
        this.entries = List.copyOf(entries);
        named().forEach(this::noteContradiction);
    }

    static Skus of(Quote from) {
        return new Skus(from.parts("skus").stream().map(Sku::read).toList());
    }

    /** What the offering of that id costs: its price and the terms of it, as far as one SKU decides them. */
    public Members price(String offering) {
        List<Sku> closest = closest(offering);
        if (closest.isEmpty()) {
            return Members.none();
        }
        Sku decisive = closest.getFirst();
        if (!agree(closest)) {
            return Members.none().with(Offering.PRICE, decisive.contradicted());
        }
        return Members.builder()
                .put(Offering.PRICE, decisive.price())
                .put(Offering.PRICE_TERMS, decisive.terms())
                .build();
    }

    /** Whether any SKU covers it; one that none covers has no declared price, which is not a price of nothing. */
    boolean covers(String offering) {
        return !closest(offering).isEmpty();
    }

    boolean isEmpty() {
        return entries.isEmpty();
    }

    /** The offerings that SKUs name, in the order of the document. */
    Set<String> named() {
        Set<String> names = new LinkedHashSet<>();
        entries.forEach(entry -> names.addAll(entry.offerings()));
        return names;
    }

    private List<Sku> closest(String offering) {
        List<Sku> closest = new ArrayList<>();
        for (Sku entry : entries) {
            if (entry.covers(offering)) {
                int breadth = entry.breadth(offering);
                int least = closest.isEmpty() ? breadth : closest.getFirst().breadth(offering);
                if (breadth < least) {
                    closest.clear();
                }
                if (breadth <= least) {
                    closest.add(entry);
                }
            }
        }
        return closest;
    }

    private static boolean agree(List<Sku> closest) {
        return closest.stream().map(Sku::asks).distinct().count() == 1;
    }

    private void noteContradiction(String offering) {
        List<Sku> closest = closest(offering);
        if (!agree(closest)) {
            closest.getFirst()
                    .warn("7.6-1", "it covers " + offering + " as closely as another that asks another price");
        }
    }

    /** A note for an offering that no SKU covers although there are SKUs (7.6). */
    void noteUncovered(Quote offering, String id) {
        if (!isEmpty() && !covers(id)) {
            offering.notes()
                    .note(
                            "7.6-2",
                            offering.node(),
                            "no declared SKU covers it, so its price is not stated and not free");
        }
    }
}
