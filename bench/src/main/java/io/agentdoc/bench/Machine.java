package io.agentdoc.bench;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Stream;

/** What the figures were measured on, in a line. */
final class Machine {
    private static final Path PROCESSOR = Path.of("/proc/cpuinfo");
    private static final String MODEL = "model name";
    private static final double BYTES_IN_GIB = 1L << 30;

    private Machine() {}

    static String text() throws IOException {
        OperatingSystemMXBean system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        return String.format(
                Locale.ROOT,
                "%s, %d cores, %.0f GiB, %s %s, %s %s",
                processor(),
                system.getAvailableProcessors(),
                system.getTotalMemorySize() / BYTES_IN_GIB,
                system.getName(),
                system.getVersion(),
                System.getProperty("java.vendor"),
                System.getProperty("java.vm.version"));
    }

    private static String processor() throws IOException {
        if (!Files.exists(PROCESSOR)) {
            return System.getProperty("os.arch");
        }
        try (Stream<String> lines = Files.lines(PROCESSOR)) {
            return lines.filter(line -> line.startsWith(MODEL))
                    .map(line -> line.substring(line.indexOf(':') + 1).strip())
                    .findFirst()
                    .orElse(System.getProperty("os.arch"));
        }
    }
}
