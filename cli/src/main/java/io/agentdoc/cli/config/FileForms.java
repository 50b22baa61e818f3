package io.agentdoc.cli.config;

import io.agentdoc.assembler.OperatorFault;
import io.agentdoc.assembler.crypto.SecretPlace;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Predicate;

/** The forms of files, directories and the places of secrets; each is relative to the configuration. */
final class FileForms {
    private FileForms() {}

    /** A file that must be there. */
    static ScalarForm<FileRef> file(String example) {
        return path("the path of a file", example, FileForms::isReadableFile, "names no file that can be read");
    }

    /** A directory that must be there. */
    static ScalarForm<FileRef> directory(String example) {
        return path("the path of a directory", example, Files::isDirectory, "names no directory");
    }

    /** A directory that is made when it is needed. */
    static ScalarForm<FileRef> futureDirectory(String example) {
        Predicate<Path> fit = path -> !Files.exists(path) || Files.isDirectory(path);
        return path("the path of a directory", example, fit, "names a file where a directory is wanted");
    }

    /** A file whose absence is the source's fault and not the configuration's. */
    static ScalarForm<FileRef> sourceFile(String example) {
        return path("the path of a file", example, path -> true, "");
    }

    /** Where a secret lies: a file or a variable of the environment. */
    static ScalarForm<Secret> secret() {
        return Forms.ofText(
                "a file's path or env:NAME", "env:NAME", Forms.textSchema(), FileForms::place, Secret::text);
    }

    /** No message repeats the text, for it may be the secret. */
    private static Fit<Secret> place(Given.Scalar scalar, Reading reading) {
        try {
            SecretPlace place = SecretPlace.parse(scalar.text(), reading.base());
            boolean there = !(place instanceof SecretPlace.File file) || isReadableFile(file.path());
            return there
                    ? new Fit.Right<>(new Secret(place, scalar.text(), scalar.at()))
                    : new Fit.Wrong<>("names no file that can be read, and a secret itself is never written here;"
                            + " type the path of the file that holds it, or env:NAME");
        } catch (OperatorFault notAPlace) {
            return new Fit.Wrong<>("wants the place of a secret, never the secret itself; put it into a file and type"
                    + " its path, or into a variable and type env:NAME");
        }
    }

    private static ScalarForm<FileRef> path(String wanted, String example, Predicate<Path> fits, String unfit) {
        return Forms.ofText(
                wanted,
                example,
                Forms.textSchema(),
                (scalar, reading) -> {
                    Optional<Path> path = resolved(scalar.text(), reading.base());
                    if (path.isEmpty() || scalar.text().isBlank()) {
                        return Forms.wants(wanted, example);
                    }
                    return fits.test(path.get())
                            ? new Fit.Right<>(new FileRef(scalar.text(), path.get(), scalar.at()))
                            : new Fit.Wrong<>(
                                    unfit + "; type a path relative to this configuration, such as " + example);
                },
                FileRef::text);
    }

    private static boolean isReadableFile(Path path) {
        return Files.isRegularFile(path) && Files.isReadable(path);
    }

    private static Optional<Path> resolved(String text, Path base) {
        try {
            return Optional.of(base.resolve(text).normalize());
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }
}
