package io.agentdoc.fuzz;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * Reads every shape at three sizes, each twice as long as the one before, and prints what each reading cost: a line for each
 * shape, its name, and for each size how many bytes were read, made and allocated, and the milliseconds of CPU that it took.
 *
 * <p>It runs in a virtual machine of its own, whose heap and stack are small. What a thread allocates is a count, and the
 * same on every machine however busy; the time is printed for people, and only a guard against a reading without an end.
 */
public final class Growth {
    /** Ten times what any reading may take, in CPU time, which others on the machine do not use up. */
    private static final long GUARD = TimeUnit.SECONDS.toNanos(10);

    private static final long LOOK = 100;
    /** What is read first, so that no class is loaded while it counts, is this part of the longest. */
    private static final int WARM = 16;

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private final Thread reader;
    private volatile long begun = Long.MAX_VALUE / 2;
    private volatile String at = "";

    private Growth(Thread reader) {
        this.reader = reader;
    }

    static List<Shape> shapes() {
        return Stream.of(
                        JsonShapes.all(),
                        MarkupShapes.all(),
                        ConfigurationShapes.all(),
                        ArchiveShapes.all(),
                        DocumentShapes.all(),
                        SourceShapes.all())
                .flatMap(shapes -> shapes)
                .toList();
    }

    /**
     * Reads the shapes.
     *
     * @param args what the names of the shapes begin with, where it is not to be all
     */
    public static void main(String[] args) {
        Growth growth = new Growth(Thread.currentThread());
        Thread guard = new Thread(growth::guard, "guard");
        guard.setDaemon(true);
        guard.start();
        for (Shape shape : shapes()) {
            if (args.length == 0 || shape.name().startsWith(args[0])) {
                System.out.println(shape.name() + "\t" + growth.measured(shape));
            }
        }
    }

    private String measured(Shape shape) {
        at = shape.name();
        StringBuilder costs = new StringBuilder();
        try {
            read(shape, shape.most() / WARM);
            for (int part : new int[] {4, 2, 1}) {
                costs.append(costs.isEmpty() ? "" : "\t").append(read(shape, shape.most() / part));
            }
            return costs.toString();
        } catch (Exception | Error fault) {
            return "failed: " + fault;
        }
    }

    private String read(Shape shape, int size) throws Exception {
        byte[] input = shape.made().apply(size);
        long allocated = THREADS.getCurrentThreadAllocatedBytes();
        long time = THREADS.getCurrentThreadCpuTime();
        begun = time;
        long made = shape.reading().of(input);
        long took = THREADS.getCurrentThreadCpuTime() - time;
        begun = Long.MAX_VALUE / 2;
        long bytes = THREADS.getCurrentThreadAllocatedBytes() - allocated;
        return input.length + " " + made + " " + bytes + " " + TimeUnit.NANOSECONDS.toMillis(took);
    }

    private void guard() {
        try {
            while (THREADS.getThreadCpuTime(reader.threadId()) - begun < GUARD) {
                Thread.sleep(LOOK);
            }
            System.out.println(
                    at + "\tfailed: it took more than " + TimeUnit.NANOSECONDS.toSeconds(GUARD) + " s of CPU");
            System.out.flush();
            Runtime.getRuntime().halt(1);
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }
}
