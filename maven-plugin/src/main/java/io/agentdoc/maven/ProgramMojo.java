package io.agentdoc.maven;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.maven.artifact.Artifact;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.toolchain.Toolchain;
import org.apache.maven.toolchain.ToolchainManager;
import org.jspecify.annotations.Nullable;

/**
 * Starts the program in a JVM of its own: the one of the build's toolchain where that is fit, else the one Maven runs on. What
 * the program prints becomes the build's log, and its exit status the goal's end.
 */
abstract class ProgramMojo extends AbstractMojo {
    private static final int FINDINGS = 1;
    private static final int CANNOT_CHECK = 4;

    /** The agent repository, the bare package, or a folder with many of them. */
    @Parameter(property = "agentdoc.directory", defaultValue = "${project.basedir}", required = true)
    @Nullable
    File directory;

    /** Leaves the goal out. */
    @Parameter(property = "agentdoc.skip", defaultValue = "false")
    boolean skip;

    @Parameter(defaultValue = "${session}", readonly = true, required = true)
    @Nullable
    MavenSession session;

    @Parameter(defaultValue = "${plugin.artifacts}", readonly = true, required = true)
    List<Artifact> artifacts = List.of();

    private final ToolchainManager toolchains;

    ProgramMojo(ToolchainManager toolchains) {
        this.toolchains = toolchains;
    }

    /** The command lines of this goal, run one after another until one does not end with 0. */
    abstract List<List<String>> commands(String target);

    @Override
    public void execute() throws MojoExecutionException, MojoFailureException {
        if (skip || directory == null) {
            getLog().info("agentdoc is skipped");
            return;
        }
        Path java = jdk().java();
        for (List<String> command : commands(directory.toString())) {
            end(command, run(java, command));
        }
    }

    private Jdk jdk() throws MojoExecutionException {
        Stream<Path> homes = Stream.concat(toolchain().stream(), Stream.of(Path.of(System.getProperty("java.home"))));
        return homes.flatMap(home -> Jdk.in(home).stream())
                .filter(Jdk::isFit)
                .findFirst()
                .orElseThrow(() -> new MojoExecutionException("agentdoc needs a JDK " + Jdk.OLDEST
                        + " or newer: run Maven on one, or let maven-toolchains-plugin select one"
                        + " (goal select-jdk-toolchain, version [" + Jdk.OLDEST + ",))"));
    }

    /** The folder of the JDK that this build selected for its tools. */
    private Optional<Path> toolchain() {
        Toolchain selected = toolchains.getToolchainFromBuildContext("jdk", session);
        return Optional.ofNullable(selected)
                .map(jdk -> jdk.findTool("java"))
                .map(java -> Path.of(java).resolve("../..").normalize());
    }

    private int run(Path java, List<String> command) throws MojoExecutionException {
        List<String> line = new ArrayList<>(List.of(java.toString(), "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
        line.addAll(List.of("-Dstdout.encoding=UTF-8", "-Dstderr.encoding=UTF-8", "-cp", classPath()));
        line.add("io.agentdoc.cli.Main");
        line.addAll(command);
        try {
            Process process = new ProcessBuilder(line).start();
            process.getOutputStream().close();
            Thread errors = new Thread(() -> copy(process.getErrorStream(), getLog()::warn), "agentdoc-errors");
            errors.start();
            copy(process.getInputStream(), getLog()::info);
            errors.join();
            return process.waitFor();
        } catch (IOException e) {
            throw new MojoExecutionException("agentdoc could not be started by " + java + ": " + e.getMessage(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new MojoExecutionException("agentdoc was interrupted", e);
        }
    }

    private String classPath() {
        return artifacts.stream()
                .map(Artifact::getFile)
                .filter(file -> file != null)
                .map(File::toString)
                .collect(Collectors.joining(File.pathSeparator));
    }

    private static void copy(InputStream lines, Consumer<String> log) {
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(lines, StandardCharsets.UTF_8))) {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                log.accept(line);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void end(List<String> command, int status) throws MojoExecutionException, MojoFailureException {
        String typed = "agentdoc " + String.join(" ", command);
        switch (status) {
            case 0 -> {}
            case FINDINGS -> throw new MojoFailureException(typed + " found what wants a look; it stands above");
            case CANNOT_CHECK ->
                throw new MojoFailureException(typed + " could not check everything, which is never a pass");
            default ->
                throw new MojoExecutionException(
                        typed + " ended with status " + status + "; what to mend stands above");
        }
    }
}
