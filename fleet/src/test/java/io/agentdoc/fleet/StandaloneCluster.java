package io.agentdoc.fleet;

import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.apache.spark.launcher.JavaModuleOptions;

/** A master and two workers of one core each, as processes of their own, from the jars that Maven has. */
final class StandaloneCluster implements AutoCloseable {
    private static final int PATIENCE_SECONDS = 600;
    private static final String MEMORY = System.getProperty("agentdoc.fleet.memory", "512m");

    /** Five processes on a machine of two cores would compile for longer than a small build takes. */
    private static final List<String> STARTS_SOON = List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC");

    private final List<String> jvm;
    private final Path folder;
    private final List<Process> processes = new ArrayList<>();
    private final int port;

    /** One for a small build. */
    static StandaloneCluster soon(Path folder) throws IOException, InterruptedException {
        return new StandaloneCluster(folder, STARTS_SOON);
    }

    StandaloneCluster(Path folder) throws IOException, InterruptedException {
        this(folder, List.of());
    }

    private StandaloneCluster(Path folder, List<String> jvm) throws IOException, InterruptedException {
        this.jvm = jvm;
        this.folder = Files.createDirectories(folder);
        Path jars = Files.createDirectories(folder.resolve("spark/jars"));
        Files.createFile(folder.resolve("spark/RELEASE"));
        for (Path entry : classPath()) {
            if (Files.isRegularFile(entry)) {
                Files.createSymbolicLink(jars.resolve(entry.getFileName()), entry);
            }
        }
        this.port = freePort();
        start(
                "master",
                List.of(),
                "org.apache.spark.deploy.master.Master",
                "--host",
                "127.0.0.1",
                "--port",
                port + "",
                "--webui-port",
                "0");
        await();
        for (String worker : List.of("worker-1", "worker-2")) {
            start(
                    worker,
                    List.of(),
                    "org.apache.spark.deploy.worker.Worker",
                    "--host",
                    "127.0.0.1",
                    "--cores",
                    "1",
                    "--memory",
                    "8g",
                    "--webui-port",
                    "0",
                    "--work-dir",
                    folder.resolve(worker).toString(),
                    master());
        }
    }

    private static List<Path> classPath() {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(Path::of)
                .filter(Files::exists)
                .toList();
    }

    private String master() {
        return "spark://127.0.0.1:" + port;
    }

    /** Starts a build; Spark's own settings come first. */
    Process build(String name, Map<String, String> settings, String... arguments) throws IOException {
        List<String> options = new ArrayList<>(List.of(
                "-Dspark.master=" + master(),
                "-Dspark.driver.host=127.0.0.1",
                "-Dspark.ui.enabled=false",
                "-Dspark.network.timeout=600s",
                "-Dspark.executor.memory=" + MEMORY,
                "-Dspark.executor.extraClassPath=" + folders()));
        if (!jvm.isEmpty()) {
            options.add("-Dspark.executor.extraJavaOptions=" + String.join(" ", jvm));
        }
        settings.forEach((key, value) -> options.add("-D" + key + "=" + value));
        List<String> words = new ArrayList<>(List.of("io.agentdoc.fleet.Main"));
        words.addAll(List.of(arguments));
        return start(name, options, words.toArray(String[]::new));
    }

    private static String folders() {
        return String.join(
                File.pathSeparator,
                classPath().stream()
                        .filter(Files::isDirectory)
                        .map(Path::toString)
                        .toList());
    }

    String said(String name) throws IOException {
        return Files.readString(folder.resolve(name + ".txt"));
    }

    /** The executors that are running now. */
    List<ProcessHandle> executors() {
        return processes.stream()
                .flatMap(process -> process.toHandle().descendants())
                .filter(process -> process.info()
                        .arguments()
                        .map(words -> List.of(words).contains("org.apache.spark.executor.CoarseGrainedExecutorBackend"))
                        .orElse(false))
                .toList();
    }

    private Process start(String name, List<String> options, String... words) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("-Xmx" + MEMORY);
        command.addAll(jvm);
        command.addAll(List.of(JavaModuleOptions.defaultModuleOptionArray()));
        command.addAll(options);
        command.add("-cp");
        command.add(System.getProperty("java.class.path"));
        command.addAll(List.of(words));
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve(name + ".txt").toFile());
        builder.environment().put("SPARK_HOME", folder.resolve("spark").toString());
        builder.environment().put("SPARK_LOCAL_IP", "127.0.0.1");
        builder.environment().put("SPARK_SCALA_VERSION", "2.13");
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        Process process = builder.start();
        processes.add(process);
        return process;
    }

    private static int freePort() throws IOException {
        try (ServerSocket any = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return any.getLocalPort();
        }
    }

    private void await() throws IOException, InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (System.nanoTime() < end) {
            try {
                new Socket(InetAddress.getLoopbackAddress(), port).close();
                return;
            } catch (IOException notYet) {
                Thread.sleep(200);
            }
        }
        close();
        throw new IllegalStateException("no master: " + said("master"));
    }

    @Override
    public void close() {
        List<ProcessHandle> all = Stream.concat(
                        processes.stream().flatMap(process -> process.toHandle().descendants()),
                        processes.stream().map(Process::toHandle))
                .toList();
        all.forEach(ProcessHandle::destroyForcibly);
        processes.forEach(process -> process.onExit().join());
    }
}
