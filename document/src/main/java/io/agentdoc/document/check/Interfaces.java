package io.agentdoc.document.check;

import io.agentdoc.document.model.Asked;
import io.agentdoc.document.value.MemberPath;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** An interface is carried with every exchange that its definition publishes, or says that none could be had (9.5). */
final class Interfaces implements Check {
    private static final Set<String> DEFINES = Set.of("interface-definition", "roles-declaration");

    @Override
    public void check(Examined document, Findings into) {
        document.carried().stream()
                .filter(carried -> carried.is(Asked.INTERFACES))
                .flatMap(carried -> carried.value().objects().stream())
                .forEach(one -> whole(document, one, into));
    }

    private static void whole(Examined document, Spot one, Findings into) {
        if (one.text("name").filter(name -> !name.isEmpty()).isEmpty()) {
            into.error("9.5-4", one.path().member("name"), "the interface has no name");
        }
        for (String name : List.of("version", "definition", "declared_in")) {
            if (!one.has(name)) {
                into.warning(
                        "9.5-4", one.path().member(name), "the interface does not say its " + name.replace('_', ' '));
            }
        }
        exchanges(document, one, into);
    }

    private static void exchanges(Examined document, Spot one, Findings into) {
        MemberPath at = one.path().member("exchanges");
        Optional<Spot> exchanges = one.member("exchanges");
        if (exchanges.isEmpty()) {
            if (!document.silences().cover(at)) {
                into.error("9.5-8", at, "no exchange is listed and not_stated does not name the interface");
            }
        } else if (exchanges.get().elements().isEmpty()) {
            into.error("9.5-8", at, "an interface without exchanges leaves them out and is named in not_stated");
        } else if (document.sources().stream().noneMatch(source -> isDefinition(document, source))) {
            into.error("9.5-5", at, "the section lists no interface definition that they could be from");
        }
    }

    private static boolean isDefinition(Examined document, Spot source) {
        return DEFINES.contains(source.text("kind").orElse(""))
                && document.isFrom(Asked.SHAPE.name(), source.text("id").orElse(""));
    }
}
