package io.agentdoc.renderer.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.document.value.Bytes;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SearchIndexTest {

    @Test
    void words_are_cut_without_case_and_accents_in_any_script() {
        assertEquals(Set.of("cafe", "muller", "2"), Terms.of("Café — MÜLLER, 2"));
        assertEquals(Set.of("مكتب"), Terms.of("مَكْتَب"));
        assertEquals(Set.of("ελλας"), Terms.of("ΕΛΛΆΣ"));
        assertEquals(Set.of("हिन्दी"), Terms.of("हिन्दी"));
        assertEquals(Set.of("straße"), Terms.of("Straße"));
    }

    @Test
    void scripts_without_spaces_are_cut_into_pairs() {
        assertEquals(Set.of("契約", "約書"), Terms.of("契約書"));
        assertEquals(Set.of("書"), Terms.of("書"));
        assertEquals(Set.of("pdf", "契約"), Terms.of("PDF契約"));
    }

    @Test
    void a_key_is_cut_where_nobody_types_on() {
        assertEquals(Set.of("a".repeat(Terms.LONGEST)), Terms.of("a".repeat(300)));
    }

    @Test
    void an_agent_is_found_by_its_work_its_focus_and_its_whole_name_each_as_what_it_is() {
        SearchIndex index = new SearchIndex();
        index.add(new Findable("Ada", List.of("Reviews contracts"), List.of("software")), "<li>Ada</li>");
        assertEquals(Set.of("=ada", "reviews", "contracts", "~software"), index.terms());
    }

    @Test
    void the_index_is_files_of_one_bounded_size() {
        SearchIndex index = new SearchIndex();
        for (int i = 0; i < 20_000; i++) {
            index.add(
                    new Findable("agent " + i, List.of("does thing" + i % 3000 + " with word" + i), List.of()),
                    "<li>" + i + "</li>");
        }
        Map<String, Bytes> files = index.files();
        long largest = files.entrySet().stream()
                .filter(file -> file.getKey().startsWith("terms/"))
                .mapToLong(file -> file.getValue().size())
                .max()
                .orElse(0);
        assertTrue(largest < 3 * IndexFiles.SHARD_SIZE, "the largest shard has " + largest + " bytes");
        String numbers =
                new String(files.getOrDefault("index.json", Bytes.empty()).toArray(), StandardCharsets.UTF_8);
        assertTrue(numbers.startsWith("{\"agents\":20000,\"chunk\":4,\"shards\":"), numbers);
    }

    @Test
    void a_word_that_too_many_have_is_a_number_and_no_list() {
        SearchIndex index = new SearchIndex();
        for (int i = 0; i <= Posting.MOST; i++) {
            index.add(new Findable("a" + i, List.of("agent"), List.of()), "");
        }
        String all = index.files().entrySet().stream()
                .filter(file -> file.getKey().startsWith("terms/"))
                .map(file -> new String(file.getValue().toArray(), StandardCharsets.UTF_8))
                .reduce("", String::concat);
        assertTrue(all.contains("\"agent\":" + (Posting.MOST + 1)), "said as a number");
    }

    @Test
    void agents_of_a_word_are_steps_from_one_to_the_next() {
        SearchIndex index = new SearchIndex();
        for (int i = 0; i < 10; i++) {
            index.add(new Findable("a" + i, i % 3 == 1 ? List.of("counts") : List.of(), List.of()), "");
        }
        String all = index.files().entrySet().stream()
                .filter(file -> file.getKey().startsWith("terms/"))
                .map(file -> new String(file.getValue().toArray(), StandardCharsets.UTF_8))
                .reduce("", String::concat);
        assertTrue(all.contains("\"counts\":[1,3,3]"), all);
    }

    @Test
    void the_same_agents_give_the_same_files() {
        assertEquals(filled().files(), filled().files());
    }

    private static SearchIndex filled() {
        SearchIndex index = new SearchIndex();
        for (String name : List.of("Ada", "Bea", "Cem")) {
            index.add(new Findable(name, List.of("works as " + name), List.of("data")), "<li>" + name + "</li>");
        }
        return index;
    }
}
