package io.agentdoc.assembler.verify;

import io.agentdoc.document.value.PublicKey;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The verdicts on a document's entries, and the one answer they make.
 *
 * <p>One broken entry of the document's own tag fails it, whatever else holds; entries of other tags are skipped; and
 * where nothing could be judged the answer is that nothing was checked (8.1, 9.11). No verdict is dropped: what did not
 * decide stands in the sentence.
 */
record Verdicts(FamilyTag tag, List<EntryVerdict> all) {

    Verdicts {
        all = List.copyOf(all);
    }

    SignatureCheck answer(RightSigner signer, Optional<String> contradiction) {
        List<EntryVerdict.Broken> broken = only(EntryVerdict.Broken.class).toList();
        List<EntryVerdict.Holds> holding = only(EntryVerdict.Holds.class).toList();
        if (!broken.isEmpty()) {
            return new SignatureCheck.Failed(
                    sentences(contradiction), broken.getFirst().by());
        }
        if (holding.isEmpty()) {
            return new SignatureCheck.NotChecked(sentences(contradiction));
        }
        Set<PublicKey> keys =
                holding.stream().map(EntryVerdict.Holds::by).collect(Collectors.toCollection(LinkedHashSet::new));
        PublicKey by = holding.getFirst().by();
        return signer.missingFrom(keys)
                .<SignatureCheck>map(missing -> new SignatureCheck.Failed(
                        "it says it is by " + missing + ", and that key did not sign it", Optional.of(by)))
                .orElseGet(() -> new SignatureCheck.Verified(
                        tag.toString(), List.copyOf(keys), joined(notes(holding, keys, contradiction))));
    }

    private String sentences(Optional<String> contradiction) {
        List<String> sentences = new ArrayList<>();
        int number = 0;
        for (EntryVerdict verdict : all) {
            number++;
            sentences.add((all.size() > 1 ? "entry " + number + ": " : "") + sentence(verdict));
        }
        contradiction.ifPresent(sentences::add);
        return String.join("; ", sentences);
    }

    private static String sentence(EntryVerdict verdict) {
        return switch (verdict) {
            case EntryVerdict.Holds holds -> "the signature by " + holds.by() + " holds";
            case EntryVerdict.Broken broken -> broken.why();
            case EntryVerdict.Open open -> open.why();
            case EntryVerdict.Skipped skipped ->
                "it is signed under " + skipped.tag() + ", which is not this kind's tag";
        };
    }

    private List<String> notes(List<EntryVerdict.Holds> holding, Set<PublicKey> keys, Optional<String> contradiction) {
        List<String> notes = new ArrayList<>();
        holding.stream()
                .flatMap(holds -> holds.deviations().stream())
                .distinct()
                .forEach(notes::add);
        if (keys.size() < holding.size()) {
            notes.add("the same key signed more than once");
        }
        keys.stream().skip(1).forEach(other -> notes.add("it is signed by " + other + " too"));
        only(EntryVerdict.Open.class).forEach(open -> notes.add("another entry was not checked: " + open.why()));
        contradiction.ifPresent(notes::add);
        return notes;
    }

    private <T extends EntryVerdict> Stream<T> only(Class<T> type) {
        return all.stream().filter(type::isInstance).map(type::cast);
    }

    private static Optional<String> joined(List<String> notes) {
        return notes.isEmpty() ? Optional.empty() : Optional.of(String.join("; ", notes));
    }
}
