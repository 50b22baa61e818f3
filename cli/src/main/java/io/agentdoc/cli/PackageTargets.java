package io.agentdoc.cli;

import io.agentdoc.assembler.OperatorFault;
import io.agentdoc.assembler.packages.DiskFault;
import io.agentdoc.assembler.packages.PackageTree;
import io.agentdoc.assembler.repository.PackagePlace;
import io.agentdoc.assembler.repository.RepositoryManifest;
import io.agentdoc.cli.config.Nearest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Finds the packages at a path: the one that it is, or all that lie below it, by name. */
final class PackageTargets {
    /** Folders deep that packages are looked for in. */
    private static final int DEEPEST = 12;

    private static final Set<String> NOT_LOOKED_INTO = Set.of("node_modules", "target");

    private final World world;
    private final Path typed;
    private final Path root;
    private final Optional<Path> out;

    /** @param out where documents go, as it was typed */
    PackageTargets(World world, Path typed, Optional<Path> out) {
        this.world = world;
        this.out = out;
        this.typed = typed;
        this.root = world.path(typed);
    }

    List<PackageTarget> find() {
        String name = typed.toString().isEmpty() ? "." : typed.toString();
        return switch (PackagePlace.of(root)) {
            case PackagePlace.Refused refused when Files.isDirectory(root) && !isOne(root) -> below(name, refused);
            case PackagePlace.Refused refused -> throw new OperatorFault(name + ": " + refused.why());
            case PackagePlace place -> List.of(new PackageTarget(name, "", place));
        };
    }

    /** Those of the packages that were named, by what a report calls them or by their place below the folder. */
    static List<PackageTarget> only(List<PackageTarget> all, Set<String> wanted) {
        for (String name : wanted) {
            if (all.stream().noneMatch(target -> isNamed(target, name))) {
                List<String> names = all.stream().map(PackageTarget::typed).toList();
                throw new OperatorFault("--only " + name + " names no package of this run"
                        + Nearest.to(name, names)
                                .map(near -> "; type --only " + near)
                                .orElse(names.size() == 1 ? "; the one there is is called " + names.getFirst() : "")
                        + ".");
            }
        }
        return all.stream()
                .filter(target -> wanted.isEmpty() || wanted.stream().anyMatch(name -> isNamed(target, name)))
                .toList();
    }

    private static boolean isNamed(PackageTarget target, String typed) {
        String name = typed.endsWith("/") ? typed.substring(0, typed.length() - 1) : typed;
        return target.typed().equals(name) || target.within().equals(name + "/");
    }

    private List<PackageTarget> below(String name, PackagePlace.Refused refused) {
        List<PackageTarget> targets = folders(name).stream()
                .sorted(Comparator.comparing(PackageTarget::typed))
                .toList();
        if (targets.size() == 1 && targets.getFirst().within().equals("package/") && isOne(root.resolve("package"))) {
            throw new OperatorFault(name + " has a package and no " + RepositoryManifest.FILE
                    + ", which says where its document goes; " + Shell.program(world) + " init " + Shell.path(name)
                    + " --repository writes one, or type " + Shell.program(world) + " package "
                    + Shell.path(targets.getFirst().typed()) + " -o "
                    + out.map(file -> Shell.path(file.toString())).orElse("FILE") + ".");
        }
        if (targets.isEmpty()) {
            throw new OperatorFault(name + ": " + refused.why() + ", and no folder below it has one");
        }
        return targets;
    }

    private PackageTarget target(String name, Path folder, PackagePlace place) {
        String within = root.relativize(folder).toString().replace('\\', '/');
        return new PackageTarget(name.equals(".") ? within : name + "/" + within, within + "/", place);
    }

    /** Those that are packages, and those of which nobody can say whether they hold any. */
    private List<PackageTarget> folders(String name) {
        List<PackageTarget> found = new ArrayList<>();
        try {
            Files.walkFileTree(root, Set.of(), DEEPEST, new SimpleFileVisitor<>() {
                @Override
                public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                    if (!folder.equals(root) && isPassedOver(folder)) {
                        return FileVisitResult.SKIP_SUBTREE;
                    }
                    if (isOne(folder)) {
                        found.add(target(name, folder, PackagePlace.of(folder)));
                        return FileVisitResult.SKIP_SUBTREE;
                    }
                    return FileVisitResult.CONTINUE;
                }

                @Override
                public FileVisitResult visitFileFailed(Path folder, IOException fault) throws IOException {
                    if (folder.equals(root)) {
                        throw fault;
                    }
                    if (!isPassedOver(folder)) {
                        String why = "the folder cannot be read: " + DiskFault.why(fault);
                        found.add(target(name, folder, new PackagePlace.Refused(why)));
                    }
                    return FileVisitResult.CONTINUE;
                }
            });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return found;
    }

    private static boolean isPassedOver(Path folder) {
        String name = String.valueOf(folder.getFileName());
        return name.startsWith(".") || NOT_LOOKED_INTO.contains(name);
    }

    private static boolean isOne(Path folder) {
        return Files.exists(folder.resolve(RepositoryManifest.FILE), LinkOption.NOFOLLOW_LINKS)
                || Files.exists(folder.resolve(PackageTree.MANIFEST), LinkOption.NOFOLLOW_LINKS);
    }
}
