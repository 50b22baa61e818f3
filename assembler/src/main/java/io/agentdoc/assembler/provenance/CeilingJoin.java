package io.agentdoc.assembler.provenance;

import io.agentdoc.assembler.packages.PackageTree;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Whether each ceiling that the install file requires was set, and is applied by the side that it names (12.10). */
final class CeilingJoin {
    private final Deploy deploy;

    CeilingJoin(Deploy deploy) {
        this.deploy = deploy;
    }

    Joining ceilings() {
        Join join = Join.CEILINGS;
        Optional<Json> install = deploy.contents().flatMap(given -> given.tree().get(PackageTree.INSTALL));
        List<Node> required = install.map(Node::root)
                .flatMap(root -> root.member("ceilings"))
                .map(Node::elements)
                .orElse(List.of());
        if (deploy.record().isEmpty() || install.isEmpty()) {
            return Joining.open(join, "it needs a deployment record and the package's install file");
        }
        if (required.isEmpty()) {
            return Joining.open(join, "the install file requires no ceiling");
        }
        List<Node> set = deploy.record()
                .get()
                .root()
                .member("ceilings")
                .map(Node::elements)
                .orElse(List.of());
        List<String> wrong = new ArrayList<>();
        List<String> absent = new ArrayList<>();
        required.forEach(one -> compare(one, set, wrong, absent));
        String record = deploy.record().get().name();
        if (!wrong.isEmpty()) {
            return Joining.failed(join, String.join("; ", wrong), record);
        }
        if (!absent.isEmpty()) {
            return Joining.open(join, "the record names no number for " + String.join(", ", absent), record);
        }
        return deploy.objection(join)
                .orElseGet(
                        () -> Joining.established(join, "each has a number and the side that was asked for", record));
    }

    private static void compare(Node required, List<Node> set, List<String> wrong, List<String> absent) {
        Optional<String> system = required.text("system");
        Optional<Node> found = set.stream()
                .filter(one -> one.text("system").equals(system)
                        && (required.text("per").isEmpty() || one.text("per").equals(required.text("per"))))
                .findFirst();
        String name = "the ceiling at " + required.at();
        if (found.flatMap(one -> one.member("number")).flatMap(Node::number).isEmpty()) {
            absent.add(name);
        } else if (!found.flatMap(one -> one.text("enforced_by")).equals(required.text("enforced_by"))) {
            wrong.add(name + " is applied by another side than the install file names");
        }
    }
}
