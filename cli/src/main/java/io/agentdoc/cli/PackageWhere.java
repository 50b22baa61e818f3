package io.agentdoc.cli;

import io.agentdoc.assembler.OperatorFault;
import io.agentdoc.assembler.packages.DiskFault;
import io.agentdoc.assembler.repository.PackagePlace;
import io.agentdoc.document.value.Bytes;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;

/** Where the files of one package stand, and where what is made of it may go. */
final class PackageWhere {
    /** A document that we compare has no more bytes than this; one of a package has some thousands. */
    static final int MOST_BYTES = 16 << 20;

    private final World world;
    private final PackageWish wish;
    private final PackageTarget target;

    PackageWhere(World world, PackageWish wish, PackageTarget target) {
        this.world = world;
        this.wish = wish;
        this.target = target;
    }

    /** A package holds the package and nothing else (13.2). */
    void refuseInside(Path file, String option) {
        Optional<Path> inside = switch (target.place()) {
            case PackagePlace.Repository repository -> Optional.of(repository.packageFolder());
            case PackagePlace.Bare bare -> Optional.of(bare.folder());
            default -> Optional.empty();
        };
        if (inside.filter(folder -> real(file).startsWith(real(folder))).isPresent()) {
            throw new OperatorFault(option + " leads into the package " + target.typed("")
                    + ", which holds the package and nothing else; name another folder.");
        }
    }

    /** A path without the links in as much of it as is there. */
    private static Path real(Path path) {
        Path plain = path.toAbsolutePath().normalize();
        Path at = plain;
        while (at.getParent() != null && !Files.exists(at)) {
            at = at.getParent();
        }
        try {
            return at.toRealPath().resolve(at.relativize(plain));
        } catch (IOException unreadable) {
            return plain;
        }
    }

    /** The folder of the package, which an archive is not. */
    Path folder() {
        return switch (target.place()) {
            case PackagePlace.Repository repository -> repository.packageFolder();
            case PackagePlace.Bare bare -> bare.folder();
            default -> throw new OperatorFault(target.typed() + " is an archive; unpack it to change files in it.");
        };
    }

    /** Where its document is, or goes. */
    Path document() {
        boolean several = !target.within().isEmpty();
        if (wish.out().isPresent()) {
            Path out = world.path(wish.out().get());
            Path file = several ? world.path(wish.outOf(target).orElseThrow()) : out;
            refuseInside(file, "-o " + wish.out().get());
            if (Files.isDirectory(file)) {
                throw new OperatorFault("-o " + wish.out().get() + " is a folder; name a file in it, such as -o "
                        + wish.out().get().resolve("agentdoc.json") + ".");
            }
            if (several && Files.exists(out) && !Files.isDirectory(out)) {
                throw new OperatorFault("-o " + wish.out().get()
                        + " is a file, and several documents need a folder; name one with -o FOLDER.");
            }
            return file;
        }
        if (target.place() instanceof PackagePlace.Repository repository) {
            return repository.agentdoc();
        }
        throw new OperatorFault(target.typed() + " is no repository, which would say where its document goes; add -o"
                + (several ? " FOLDER" : " FILE"));
    }

    /** The document as it is named in what is printed. */
    String name(Path path) {
        return wish.out().isEmpty() && target.place() instanceof PackagePlace.Repository repository
                ? target.within() + repository.manifest().agentdoc()
                : world.directory().relativize(path).toString();
    }

    /** The published document; nothing where there is none. */
    static Optional<Bytes> read(Path path, String name) {
        if (Files.exists(path) && !Files.isRegularFile(path) && !Files.isDirectory(path)) {
            throw new OperatorFault(name + " is no regular file; take it away or name another place.");
        }
        try (InputStream in = Files.newInputStream(path)) {
            byte[] bytes = in.readNBytes(MOST_BYTES + 1);
            if (bytes.length > MOST_BYTES) {
                throw new OperatorFault(name + " has more than " + MOST_BYTES
                        + " bytes, and no document of a package has; take it away or name another place.");
            }
            return Optional.of(Bytes.own(bytes));
        } catch (NoSuchFileException none) {
            return Optional.empty();
        } catch (IOException e) {
            throw new OperatorFault(name + " cannot be read (" + DiskFault.why(e) + "); mend that first.", e);
        }
    }
}
