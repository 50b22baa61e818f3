package io.agentdoc.fuzz;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.JsonPointer;
import io.agentdoc.document.value.MemberPath;
import io.agentdoc.document.value.SourceId;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** The spellings of a place: a JSON pointer (RFC 6901), a member path, a source's id. */
final class Pointers implements Target {
    private final Json document =
            Documents.parsed("""
            {"a":[{"b":1},[2,3],"x"],"":{"":0},"~":{"/":1},"c.d":{"[e]":2},"0":3}""".getBytes(StandardCharsets.UTF_8)).orElseThrow();

    @Override
    public void test(byte[] input) {
        String text = new String(input, StandardCharsets.UTF_8);
        Optional<JsonPointer> pointer = Holds.twice(() -> JsonPointer.parse(text));
        pointer.ifPresent(place -> {
            Holds.same(Optional.of(place), JsonPointer.parse(place.toString()), "a pointer of a pointer");
            Holds.same(place, JsonPointer.of(place.tokens()), "a pointer of its tokens");
            Holds.same(place.hashCode(), JsonPointer.of(place.tokens()).hashCode(), "its hash");
            Optional<Node> found = Node.root(document).find(place);
            found.ifPresent(node -> Holds.same(place, node.at(), "where it was found"));
        });
        Optional<MemberPath> path = Holds.twice(() -> MemberPath.parse(text));
        path.ifPresent(member -> {
            Holds.same(text, member.toString(), "a path of a path");
            Holds.same(member, MemberPath.of(member.steps()), "a path of its steps");
            Holds.that(member.isUnder(MemberPath.of(member.section())), () -> "not below its section");
        });
        SourceId.parse(text).ifPresent(id -> Holds.same(text, id.toString(), "an id of an id"));
    }

    @Override
    public List<byte[]> seeds() {
        return Seeds.texts(
                "",
                "/a/0/b",
                "/~01~1/",
                "/a/00",
                "//",
                "sells.offerings[input.convert].price",
                "a[b\\]c\\\\d].e[0]",
                "a.b[c][d]",
                "a\\.b",
                "eval-1");
    }
}
