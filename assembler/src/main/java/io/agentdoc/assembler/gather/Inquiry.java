package io.agentdoc.assembler.gather;

import io.agentdoc.assembler.store.FilePrint;
import io.agentdoc.assembler.store.SourceAddress;
import io.agentdoc.document.value.Digest;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/** One agent's questions: each is asked, and noted with its answer, so that a later run may ask the same again. */
final class Inquiry {
    private final Configured sources;
    private final Fetcher fetcher;
    private final Looks looks;
    private final List<Asked> asked = new ArrayList<>();
    private final AtomicInteger round = new AtomicInteger();

    Inquiry(Configured sources, Fetcher fetcher, Looks looks) {
        this.sources = sources;
        this.fetcher = fetcher;
        this.looks = looks;
    }

    /** What is asked from here on follows from the answers up to here. */
    void nextRound() {
        round.incrementAndGet();
    }

    /** Asks for one of the configured sources. */
    CompletableFuture<FetchOutcome> configured(int index, SourceRef ref) {
        SourceAddress address = new SourceAddress(ref.kind().text(), ref.at().place());
        return noted(0, Optional.of(index), Optional.of(ref), address, ref.expected(), () -> sources.start(ref));
    }

    /** Asks for a document that was found, at the first place where a search looks or at a later one. */
    CompletableFuture<FetchOutcome> found(Ask ask, int step) {
        return noted(step, Optional.empty(), Optional.empty(), ask.address(), ask.expected(), () -> fetcher.fetch(ask));
    }

    private CompletableFuture<FetchOutcome> noted(
            int step,
            Optional<Integer> index,
            Optional<SourceRef> ref,
            SourceAddress address,
            Optional<Digest> expected,
            Supplier<CompletableFuture<FetchOutcome>> asking) {
        Asked.Turn turn = new Asked.Turn(round.get(), step);
        Optional<FilePrint> before = looks.before(ref, address);
        return asking.get().thenApply(outcome -> {
            note(new Asked(
                    turn,
                    index,
                    address,
                    expected,
                    Answers.digest(outcome),
                    looks.after(before, ref, outcome),
                    Answers.held(outcome)));
            return outcome;
        });
    }

    private synchronized void note(Asked one) {
        asked.add(one);
    }

    /** Everything that was asked and answered. */
    synchronized List<Asked> asked() {
        return List.copyOf(asked);
    }

    /** What a fetch came to; a run that is being stopped comes out of it as {@link CancellationException}. */
    static <T> T await(CompletableFuture<T> future) {
        try {
            return future.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CancellationException("the run was stopped");
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException fault) {
                throw fault;
            }
            throw new IllegalStateException("a fetch broke", e.getCause());
        }
    }
}
