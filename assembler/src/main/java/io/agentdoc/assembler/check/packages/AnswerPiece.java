package io.agentdoc.assembler.check.packages;

import io.agentdoc.assembler.packages.Quoted;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The piece that answers the sender is one that the package files, and words (12.4, decision 54). */
final class AnswerPiece implements PackageRule {
    private static final String RULE = "12.4-13";

    @Override
    public void check(Inspected packed, Found into) {
        packed.install()
                .filter(install -> packed.draft().isPresent())
                .flatMap(install -> install.member("answer"))
                .ifPresent(answer -> answer(packed, answer, into));
    }

    private static void answer(Inspected packed, Spot answer, Found into) {
        Optional<String> piece = answer.text("piece");
        if (piece.isEmpty()) {
            into.error(RULE, answer.place("piece"), "which piece is the answer is not said; name one");
            return;
        }
        List<Spot> outputs = packed.jobs().stream()
                .flatMap(job -> job.each("outputs").stream())
                .filter(output -> output.text("name").equals(piece))
                .toList();
        boolean filed = Stream.concat(
                        outputs.stream(), packed.draft().map(draft -> draft.each("records")).orElse(List.of()).stream())
                .anyMatch(one -> one.text("name").equals(piece));
        if (!filed) {
            into.warning(
                    RULE,
                    answer.place("piece"),
                    "no output and no record is called " + Quoted.name(piece.get())
                            + ", so nothing would be the answer");
        }
        outputs.stream()
                .filter(output ->
                        output.text("kind").filter(AnswerPiece::isWords).isEmpty())
                .findFirst()
                .ifPresent(output -> into.warning(
                        RULE,
                        answer.place("piece"),
                        "its kind is no text, and only a piece with a text media type can be the answer"));
    }

    private static boolean isWords(String kind) {
        return kind.startsWith("text/") || kind.equals("text");
    }
}
