package io.agentdoc.assembler.check.packages;

import io.agentdoc.assembler.packages.PackageTree;
import io.agentdoc.assembler.packages.Pin;
import io.agentdoc.document.value.Digest;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The manifest points at the two authored files by path and digest, and copies nothing of them (12.2). */
final class ManifestPointers implements PackageRule {
    private static final String RULE = "12.2-2";
    private static final Set<String> POINTER = Set.of("path", "sha256");
    private static final Set<String> OWN = Set.of("descriptor", "install", "built", "draft", "from");

    @Override
    public void check(Inspected packed, Found into) {
        Optional<Spot> extension = packed.extension();
        if (extension.filter(Spot::isObject).isPresent()) {
            extension(extension.get(), into);
        } else if (packed.manifest().filter(Spot::isObject).isPresent()) {
            into.error(
                    RULE,
                    Inspected.extensionPlace(),
                    "the manifest says nothing under " + Inspected.NAMESPACE
                            + "; put the path and the sha256 of the Descriptor and of the install file there");
        }
    }

    private static void extension(Spot extension, Found into) {
        pointer(extension, "descriptor", PackageTree.DESCRIPTOR, into);
        pointer(extension, "install", PackageTree.INSTALL, into);
        for (String flag : List.of("built", "draft")) {
            extension
                    .member(flag)
                    .filter(value -> value.node().flag().isEmpty())
                    .ifPresent(value ->
                            into.error(RULE, value, "it is " + value.typeName() + " and neither true nor false"));
        }
        extension
                .member("draft")
                .filter(draft -> draft.node().flag().filter(flag -> !flag).isPresent())
                .ifPresent(draft -> into.error(RULE, draft, "the Descriptor in a package is a draft, always"));
        extension.members().stream()
                .filter(member -> !OWN.contains(member.name()))
                .forEach(member -> into.error(
                        RULE, member, "the manifest carries pointers and digests, never copies; take this out"));
    }

    private static void pointer(Spot extension, String name, String file, Found into) {
        Optional<Spot> pointer = extension.member(name).filter(Spot::isObject);
        if (pointer.isEmpty()) {
            into.error(
                    RULE,
                    extension.place(name),
                    "there is no pointer; say the path and the sha256 of " + file + " here");
            return;
        }
        if (pointer.get().text("path").isEmpty()) {
            into.error(RULE, pointer.get().place("path"), "the pointer names no file; say " + file);
        }
        if (pointer.get().text("sha256").flatMap(Digest::parse).isEmpty()) {
            into.error(RULE, pointer.get().place("sha256"), Pin.UNPINNED);
        }
        pointer.get().members().stream()
                .filter(member -> !POINTER.contains(member.name()))
                .forEach(member -> into.error(
                        RULE, member, "a pointer has a path and a digest and copies nothing; take this out"));
    }
}
