package io.agentdoc.bench.parts;

import io.agentdoc.templates.safe.Markdown;
import io.agentdoc.templates.safe.SafeHtml;
import io.agentdoc.templates.safe.Sanitizer;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Rich text of 4 KB, which no yardstick agent has: a stranger's field, and a page of the owner's. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(2)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class Texts {
    private static final int TIMES = 16;

    private static final String HTML = """
        <p>Reads a <strong>contract</strong> against <em>your own</em> positions, and says which clauses stray.</p>
        <ul><li>one <a href="https://clauses.example/">clause</a></li><li>and <code>another</code></li></ul>
        """.repeat(TIMES);

    private static final String MARKDOWN = """
        ## What it reads

        A **contract** against *your own* positions, and says which clauses stray from them, and how far.

        - one [clause](https://clauses.example/) at a time
        - and `another` one, with what it was compared to

        """.repeat(TIMES);

    private final Sanitizer sanitizer = Sanitizer.ofFields();
    private final Markdown markdown = new Markdown();

    @Benchmark
    public Optional<SafeHtml> sanitize() {
        return sanitizer.clean(HTML);
    }

    @Benchmark
    public Optional<SafeHtml> markdownAndSanitize() {
        return markdown.render(MARKDOWN);
    }
}
