package io.agentdoc.cli;

import io.agentdoc.assembler.repository.PackagePlace;

/**
 * One package that is worked on.
 *
 * @param typed how a user types it
 * @param within what its files' names begin with in messages; empty where it is the only one
 */
record PackageTarget(String typed, String within, PackagePlace place) {

    /** The package's folder as its repository names it, for messages. */
    String packagePath() {
        String inside = place instanceof PackagePlace.Repository repository
                ? repository.manifest().packageFolder() + "/"
                : "";
        return within + inside;
    }

    /** A file of the package as a user finds it from where the user stands. */
    String typed(String inPackage) {
        return switch (place) {
            case PackagePlace.Repository repository ->
                inside(repository.manifest().packageFolder() + "/" + inPackage);
            case PackagePlace.Bare bare -> inside(inPackage);
            default -> typed + ": " + inPackage;
        };
    }

    /** The package itself as a user finds it. */
    String folder() {
        return place instanceof PackagePlace.Repository repository
                ? inside(repository.manifest().packageFolder())
                : typed;
    }

    private String inside(String file) {
        return typed.equals(".") ? file : typed + (typed.endsWith("/") ? "" : "/") + file;
    }
}
