package io.agentdoc.renderer.search;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonNumber;
import io.agentdoc.document.value.Bytes;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/**
 * The agents of one term, given one after another in their order.
 *
 * <p>They are steps, each from the agent before and the first from zero, which are shorter than numbers, and of which an agent
 * that comes in between changes one.
 */
public final class Posting {
    /** A word that more agents have than this finds too much to be a help, and would fill a shard by itself. */
    public static final int MOST = 4_000;

    private final List<Integer> steps = new ArrayList<>(1);
    private int agents;
    private int last = -1;

    /** Adds an agent, whose number is never below the last one's; twice is once. */
    public void add(int number) {
        if (number == last) {
            return;
        }
        if (agents < MOST) {
            steps.add(agents == 0 ? number : number - last);
        }
        last = number;
        agents++;
    }

    /** In bytes, to be added to another one. */
    Bytes bytes() {
        ByteBuffer bytes =
                ByteBuffer.allocate((1 + steps.size()) * Integer.BYTES).putInt(agents);
        steps.forEach(bytes::putInt);
        return Bytes.own(bytes.array());
    }

    /** Adds the agents of another one, which all come after these. */
    void add(Bytes other) {
        ByteBuffer bytes = other.buffer();
        int count = bytes.getInt();
        int listed = bytes.remaining() / Integer.BYTES;
        int number = 0;
        for (int i = 0; i < listed; i++) {
            number += bytes.getInt();
            add(number);
        }
        agents += count - listed;
    }

    /** The agents of the term, or how many there are where they are too many to be listed. */
    Json json() {
        return isTooMany() ? number(agents) : JsonArray.of(steps.stream().map(Posting::number));
    }

    /** What the term takes in a file, in characters, each step with what stands between it and the next. */
    public long size(String term) {
        long listed = isTooMany()
                ? 0
                : steps.stream()
                        .mapToLong(step -> Integer.toString(step).length() + 1L)
                        .sum();
        return term.length() + 6L + listed;
    }

    private boolean isTooMany() {
        return agents > MOST;
    }

    private static JsonNumber number(int value) {
        return new JsonNumber(Integer.toString(value));
    }
}
