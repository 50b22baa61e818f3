package io.agentdoc.assembler.repository;

import io.agentdoc.assembler.packages.PackageTree;
import io.agentdoc.document.check.Finding;
import io.agentdoc.document.check.Level;

/** Names the place of a finding by the package's file and the JSON pointer into it. */
record Places(PackageTree.Paths paths) {

    Finding in(Finding finding, Level level) {
        return new Finding(finding.rule(), level, place(finding.place()), finding.message());
    }

    /** A place in the package's tree begins with its member, that of a reader with its source. */
    private String place(String place) {
        boolean inTree = place.startsWith("/");
        int end = place.indexOf(inTree ? '/' : '#', 1);
        String head = place.substring(inTree ? 1 : 0, end < 0 ? place.length() : end);
        String pointer = end < 0 ? "" : place.substring(inTree ? end : end + 1);
        return file(head) + (pointer.isEmpty() ? "" : "#" + pointer);
    }

    private String file(String head) {
        return switch (head) {
            case "descriptor", PackageTree.DESCRIPTOR -> paths.descriptor();
            case PackageTree.INSTALL -> paths.install();
            case "package" -> PackageTree.MANIFEST;
            default -> head;
        };
    }
}
