package io.agentdoc.assembler.check.pond;

import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.document.json.Node;
import java.util.List;
import java.util.stream.Stream;

/** A required name that no property declares can never be collected; the schema lets it through (decision 62). */
final class UndeclaredRequired implements Rule<PondManifest> {
    @Override
    public void check(PondManifest manifest, Found into) {
        Stream.concat(manifest.contracts().stream(), manifest.parameters().stream())
                .forEach(schema -> {
                    for (Node name :
                            schema.member("required").map(Node::elements).orElse(List.of())) {
                        boolean undeclared = name.text()
                                .filter(text -> schema.member("properties")
                                        .flatMap(properties -> properties.member(text))
                                        .isEmpty())
                                .isPresent();
                        if (undeclared) {
                            into.warning(
                                    "P-21", name, "no property of this name is declared; declare it or take it out");
                        }
                    }
                });
    }
}
