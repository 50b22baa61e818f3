package io.agentdoc.assembler.gather;

import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Limits;
import io.agentdoc.testing.Corpus;
import java.util.Arrays;
import java.util.List;

/** The addresses, host forms, schemes and ports that nobody is to be led to. */
final class SsrfVectors {
    private SsrfVectors() {}

    static List<String> list(String... names) {
        Node root = root();
        return Arrays.stream(names)
                .flatMap(name -> root.member(name).orElseThrow().elements().stream())
                .map(element -> element.text().orElseThrow())
                .toList();
    }

    static List<Integer> ports() {
        return root().member("ports_deny_by_default").orElseThrow().elements().stream()
                .map(port -> port.number().orElseThrow().asLong().orElseThrow().intValue())
                .toList();
    }

    private static Node root() {
        Bytes bytes = Bytes.own(Corpus.bytes("vectors/ssrf/addresses.json"));
        return Node.root(((JsonReading.Parsed) new JsonParser(Limits.standard()).parse(bytes)).root());
    }
}
