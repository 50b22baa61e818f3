package io.agentdoc.assembler.assemble;

import io.agentdoc.assembler.read.Evidence;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.Column;
import io.agentdoc.document.model.Exchange;
import io.agentdoc.document.value.SourceId;
import java.time.Instant;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What we saw ourselves when we asked (9.5, decision 71). An observation confirms the one exchange that it asked for, when
 * this assembler made it, is not the operator, and the answer carries what the definition says that an answer carries; that
 * is worked out from the answer and never read from the file. Of several answers to one exchange the last one stands.
 *
 * <p>What an answer carries is written as {@code name}, {@code name when …} for what is there only at times, or
 * {@code name (ONE|TWO)} for what is one of a few words.
 */
final class Observations {
    private static final Pattern CARRIED = Pattern.compile("(\\S+)(?:\\s+\\(([^()]*\\|[^()]*)\\))?(\\s+when\\s.*)?.*");

    private final List<Joined> sources;
    private final Remarks remarks;
    private final AsOf now;

    Observations(List<Joined> sources, boolean weAreOperator, Remarks remarks, AsOf now) {
        this.remarks = remarks;
        this.now = now;
        this.sources = weAreOperator
                ? List.of()
                : sources.stream()
                        .filter(source -> source.material().ref().madeByUs())
                        .toList();
    }

    Optional<Column> column(String interfaceName, Exchange defined) {
        String exchange = defined.get(Exchange.ID).carried().orElse("");
        Optional<Asked> asked = asked(interfaceName, exchange);
        asked.filter(last -> !carriesAll(last.seen().answer(), defined))
                .ifPresent(last -> remarks.warn(
                        "9.5-6",
                        last.source(),
                        "what it answered does not carry what the definition says, so nothing is confirmed"));
        asked.filter(this::isAhead)
                .ifPresent(last -> remarks.warn(
                        "9.5-6", last.source(), "it is dated after this assembly, so nothing is confirmed by it"));
        return asked.filter(last -> carriesAll(last.seen().answer(), defined) && !isAhead(last))
                .map(last -> new Column.Confirmed(last.at(), last.source()));
    }

    private boolean isAhead(Asked asked) {
        return now.isAhead(Optional.of(asked.at()));
    }

    /** The last time that we asked: what it answered before that is no answer to it. */
    private Optional<Asked> asked(String interfaceName, String exchange) {
        return sources.stream()
                .flatMap(source -> source.reading().evidence() instanceof Evidence.Observed seen
                                && seen.interfaceName().equals(interfaceName)
                                && seen.exchange().equals(exchange)
                        ? seen.at().map(at -> new Asked(at, source.material().id(), seen)).stream()
                        : Stream.<Asked>empty())
                .max(Comparator.comparing(Asked::at).thenComparing(Asked::source, Comparator.reverseOrder()));
    }

    /** One exchange that we asked for. */
    private record Asked(Instant at, SourceId source, Evidence.Observed seen) {}

    private static boolean carriesAll(Node answer, Exchange defined) {
        List<String> owed = defined.get(Exchange.ANSWER_CARRIES).carried().orElse(List.of());
        return !owed.isEmpty() && owed.stream().allMatch(member -> carries(answer, member));
    }

    private static boolean carries(Node answer, String owed) {
        Matcher form = CARRIED.matcher(owed.strip());
        if (!form.matches()) {
            return false;
        }
        Optional<Node> given = answer.member(form.group(1)).filter(at -> !at.isNull());
        boolean atTimes = form.group(3) != null;
        String words = form.group(2);
        return given.isEmpty()
                ? atTimes
                : words == null
                        || given.get()
                                .text()
                                .filter(said -> isAmong(words, said))
                                .isPresent();
    }

    private static boolean isAmong(String words, String said) {
        return Arrays.stream(words.split("\\|", -1)).map(String::strip).anyMatch(said::equals);
    }
}
