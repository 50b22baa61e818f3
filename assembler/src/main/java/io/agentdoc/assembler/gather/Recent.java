package io.agentdoc.assembler.gather;

import io.agentdoc.assembler.store.SourceAddress;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What this run was answered lately, so that a document which many agents share is asked for once.
 *
 * <p>Bounded in entries and bytes; what has been forgotten is asked for again, conditionally, which is only less polite.
 */
final class Recent {
    /** As many as some hundred agents have sources. */
    private static final int MOST_ENTRIES = 4096;

    /** A few hundred documents of ordinary length: 16 MiB. */
    private static final long MOST_BYTES = 16 << 20;

    private final Map<Key, Entry> entries = new LinkedHashMap<>(16, 0.75f, true);
    private long bytes;

    /** One question: what somebody's bearer was shown for is nobody else's answer. */
    private record Key(SourceAddress address, Optional<Bearer> bearer) {}

    /** The answer that was given or is awaited. */
    CompletableFuture<FetchOutcome> have(Ask ask, Supplier<CompletableFuture<FetchOutcome>> asking) {
        Key key = new Key(ask.address(), ask.bearer());
        CompletableFuture<FetchOutcome> answer = new CompletableFuture<>();
        synchronized (entries) {
            Entry known = entries.get(key);
            if (known != null) {
                return known.answer;
            }
            entries.put(key, new Entry(answer));
        }
        return asking.get().whenComplete((outcome, fault) -> settle(key, answer, outcome, fault));
    }

    private void settle(
            Key key,
            CompletableFuture<FetchOutcome> answer,
            @Nullable FetchOutcome outcome,
            @Nullable Throwable fault) {
        synchronized (entries) {
            Entry entry = entries.get(key);
            if (entry != null && fault != null) {
                entries.remove(key);
            } else if (entry != null) {
                entry.bytes = outcome instanceof FetchOutcome.Fetched fetched
                        ? fetched.bytes().size()
                        : 0;
                bytes += entry.bytes;
                forget();
            }
        }
        if (fault == null) {
            answer.complete(outcome);
        } else {
            answer.completeExceptionally(fault);
        }
    }

    private void forget() {
        Iterator<Entry> oldest = entries.values().iterator();
        while ((entries.size() > MOST_ENTRIES || bytes > MOST_BYTES) && oldest.hasNext()) {
            bytes -= oldest.next().bytes;
            oldest.remove();
        }
    }

    private static final class Entry {
        private final CompletableFuture<FetchOutcome> answer;
        private long bytes;

        private Entry(CompletableFuture<FetchOutcome> answer) {
            this.answer = answer;
        }
    }
}
