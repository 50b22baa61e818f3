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

    /** Whether the members stand as they came: none of them is an index. */
    static boolean isKept(JsonObject object) {
        for (Map.Entry<String, Json> member : object.entries()) {
            if (index(member.getKey()) != NO_INDEX) {
                return false;
            }
        }
        return true;
    }

    private static long index(String name) {
        boolean digits = !name.isEmpty()
                && name.length() <= LARGEST_INDEX_DIGITS
                && isDigit(name.charAt(0))
                && name.chars().allMatch(EcmaOrder::isDigit)
                && (name.length() == 1 || name.charAt(0) != '0');
        long value = digits ? Long.parseLong(name) : NO_INDEX;
        return value <= LARGEST_INDEX ? value : NO_INDEX;
    }

    private static boolean isDigit(int c) {
        return c >= '0' && c <= '9';
    }
}
