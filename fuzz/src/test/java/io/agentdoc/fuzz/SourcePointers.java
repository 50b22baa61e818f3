package io.agentdoc.fuzz;

import io.agentdoc.assembler.gather.Lead;
import io.agentdoc.assembler.gather.Link;
import io.agentdoc.assembler.links.References;
import io.agentdoc.assembler.links.SourceLinks;
import io.agentdoc.document.json.CanonicalJson;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.KnownKind;
import io.agentdoc.document.model.SourceKind;
import io.agentdoc.document.value.Bytes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Where documents lead: to addresses that stand in them, and to no other. */
final class SourcePointers implements Target {
    private final Documents documents = Documents.of(Seeds.files(
            Seeds.ending(".json"),
            "examples/directory/sources",
            "examples/operator/sources",
            "assembler/src/test/resources/checks/descriptor"));
    private final SourceLinks links = new SourceLinks(References.none(), "https://directory.example");

    @Override
    public void test(byte[] input) {
        Bytes bytes = documents.bytes(input);
        Documents.parsed(bytes.toArray()).ifPresent(this::followed);
    }

    private void followed(Json tree) {
        Set<String> hosts = Set.of("a.example", "agora.example");
        List<SourceKind> kinds = new ArrayList<>(List.of(new SourceKind("agentdoc")));
        for (KnownKind kind : KnownKind.values()) {
            kinds.add(new SourceKind(kind.toString()));
        }
        for (SourceKind kind : kinds) {
            Lead lead = new Lead(kind, Node.root(tree), hosts, "https://a.example/b/c.json");
            for (Link link : Holds.twice(() -> links.of(lead))) {
                Holds.that(!link.kind().text().isEmpty(), () -> "a link to nothing: " + link);
                if (link instanceof Link.To to && to.url().startsWith("https://")) {
                    String host = java.net
                            .URI
                            .create(to.url().replaceAll("[^!-~]", "_").replaceAll("[\\\\^`{|}<>\"%\\[\\]]", "_"))
                            .getHost();
                    boolean told = host == null
                            || host.equals("a.example")
                            || CanonicalJson.of(tree)
                                    .display()
                                    .toLowerCase(java.util.Locale.ROOT)
                                    .contains(host.toLowerCase(java.util.Locale.ROOT));
                    Holds.that(told, () -> "an address that stands nowhere: " + to);
                }
            }
        }
    }

    @Override
    public List<byte[]> seeds() {
        return documents.seeds();
    }
}
