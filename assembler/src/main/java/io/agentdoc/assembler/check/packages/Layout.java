package io.agentdoc.assembler.check.packages;

import io.agentdoc.assembler.packages.PackageTree;
import io.agentdoc.assembler.packages.Quoted;
import io.agentdoc.assembler.repository.Views;
import java.util.List;

/** The parts of a package are where 12.2 has them, and each that is JSON can be read. */
final class Layout implements PackageRule {
    private static final String RULE = "12.2-1";

    @Override
    public void check(Inspected packed, Found into) {
        required(packed, PackageTree.MANIFEST, into);
        authored(packed, "descriptor", PackageTree.DESCRIPTOR, into);
        authored(packed, "install", PackageTree.INSTALL, into);
        readable(packed, PackageTree.SERVERS, into);
        if (packed.skills().isEmpty()) {
            into.error(RULE, "skills", "the package has no skill; each job needs skills/<job>/SKILL.md");
        }
        views(packed, into);
    }

    private static void authored(Inspected packed, String member, String usual, Found into) {
        String path = packed.pinned(member, usual);
        if (!path.equals(usual)) {
            into.warning(
                    RULE,
                    Inspected.extensionPlace(member, "path"),
                    "a package has this file at " + usual + ", where every reader looks for it");
        }
        required(packed, path, into);
    }

    private static void required(Inspected packed, String file, Found into) {
        if (packed.files().bytes(file).isEmpty()) {
            into.error(RULE, file, PackageTree.MISSING);
        } else {
            readable(packed, file, into);
        }
    }

    private static void readable(Inspected packed, String file, Found into) {
        packed.malformed(file).ifPresent(broken -> into.error(RULE, file, "it " + PackageTree.unread(broken)));
        packed.json(file)
                .filter(root -> !root.isObject())
                .ifPresent(root -> into.error(RULE, file, "it is " + root.typeName() + " where an object is due"));
    }

    private static void views(Inspected packed, Found into) {
        boolean noSystem = packed.systems().isEmpty();
        for (String view : List.of(Views.NOT, Views.RECORDS, Views.SYSTEMS)) {
            String file = Views.FOLDER + "/" + view;
            boolean optional = view.equals(Views.SYSTEMS) && noSystem;
            if (packed.files().bytes(file).isEmpty() && !optional) {
                into.error(RULE, file, "the generated view is missing; generate it from the two authored files");
            }
        }
        packed.files().names().stream()
                .filter(name -> name.startsWith(Views.FOLDER + "/"))
                .filter(name -> !List.of(Views.NOT, Views.RECORDS, Views.SYSTEMS)
                        .contains(name.substring(Views.FOLDER.length() + 1)))
                .forEach(name -> into.warning(
                        RULE, name, Quoted.name(name) + " is none of the three views that this folder is for"));
    }
}
