package io.agentdoc.assembler.assemble;

import io.agentdoc.assembler.read.Evidence;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.Column;
import io.agentdoc.document.model.Exchange;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What we saw ourselves when we asked (9.5, decision 71). An observation confirms the one exchange that it asked for, when
 * this assembler made it, is not the operator, and the answer carries what the definition says that an answer carries; that
 * is worked out from the answer and never read from the file.
 *
 * <p>What an answer carries is written as {@code name}, {@code name when …} for what is there only at times, or
 * {@code name (ONE|TWO)} for what is one of a few words.
 */
final class Observations {
    private static final Pattern CARRIED = Pattern.compile("(\\S+)(?:\\s+\\(([^()]*\\|[^()]*)\\))?(\\s+when\\s.*)?.*");

    private final List<Joined> sources;

    Observations(List<Joined> sources, boolean weAreOperator) {
        this.sources = weAreOperator
                ? List.of()
                : sources.stream()
                        .filter(source -> source.material().ref().madeByUs())
                        .toList();
    }

    Optional<Column> column(String interfaceName, Exchange defined) {
        String exchange = defined.get(Exchange.ID).carried().orElse("");
        return sources.stream()
                .filter(source -> source.reading().evidence() instanceof Evidence.Observed seen
                        && seen.interfaceName().equals(interfaceName)
                        && seen.exchange().equals(exchange)
                        && seen.at().isPresent()
                        && carriesAll(seen.answer(), defined))
                .map(source -> (Column) new Column.Confirmed(
                        ((Evidence.Observed) source.reading().evidence()).at().orElseThrow(),
                        source.material().id()))
                .findFirst();
    }

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
