package io.agentdoc.document.json;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** The order in which an ECMAScript object lists its members: array indices ascending, then the others as they came. */
final class EcmaOrder {
    private static final long LARGEST_INDEX = (1L << 32) - 2;
    private static final int LARGEST_INDEX_DIGITS = 10;
    private static final long NO_INDEX = Long.MAX_VALUE;

    private EcmaOrder() {}

    static List<Map.Entry<String, Json>> of(JsonObject object) {
        List<Map.Entry<String, Json>> members = new ArrayList<>(object.entries());
        members.sort(Comparator.comparingLong(member -> index(member.getKey())));
        return members;
    }

    private static long index(String name) {
        boolean digits = !name.isEmpty()
                && name.length() <= LARGEST_INDEX_DIGITS
                && name.chars().allMatch(c -> c >= '0' && c <= '9')
                && (name.length() == 1 || name.charAt(0) != '0');
        long value = digits ? Long.parseLong(name) : NO_INDEX;
        return value <= LARGEST_INDEX ? value : NO_INDEX;
    }
}
