package io.agentdoc.cli;

import io.agentdoc.assembler.OperatorFault;
import io.agentdoc.assembler.packages.DiskFault;
import io.agentdoc.renderer.site.OutputFault;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.ParseResult;

/** Tells whose fault it is that a command could not do what it was asked. */
final class RunFaults implements IExecutionExceptionHandler {
    private static final String WHOLE = "what was there before stays whole. ";
    private static final String AGAIN = " and type the same command again.";
    private static final List<String> NO_LEAVE = List.of("permission denied", "read-only file system");
    private static final String FULL = "no space left on device";

    private final World world;

    RunFaults(World world) {
        this.world = world;
    }

    @Override
    public int handleExecutionException(Exception fault, CommandLine line, ParseResult parsed) throws Exception {
        if (fault instanceof CommandLine.ParameterException usage) {
            return new UsageFaults(world).handleParseException(usage, new String[0]);
        }
        return tell(fault).code();
    }

    ExitStatus tell(Throwable fault) {
        Terminal terminal = new Terminal(world, new CommonOptions());
        return switch (fault) {
            case OperatorFault operators ->
                mend(terminal, Optional.ofNullable(operators.getMessage()).orElse(""));
            case OutputFault output ->
                mend(
                        terminal,
                        Optional.ofNullable(output.getMessage()).orElse("") + "; " + WHOLE + "Mend that" + AGAIN);
            case UncheckedIOException wrapped
            when wrapped.getCause() != null -> mend(terminal, sentence(wrapped.getCause()));
            default -> ours(terminal, fault);
        };
    }

    private static ExitStatus mend(Terminal terminal, String sentence) {
        terminal.fault(sentence);
        return ExitStatus.MEND_FIRST;
    }

    /** Which file, and why, what is not lost and what to do. */
    static String sentence(IOException disk) {
        String why = DiskFault.why(disk);
        String file = disk instanceof FileSystemException named && named.getFile() != null ? named.getFile() : "";
        String rest = " (" + why + "); " + WHOLE;
        String cause = why.toLowerCase(Locale.ROOT);
        if (cause.contains(FULL)) {
            return "The disk is full" + (file.isEmpty() ? "" : ", and " + file + " was not written") + rest
                    + "Make room" + AGAIN;
        }
        String cure = NO_LEAVE.stream().anyMatch(cause::contains)
                ? "Get leave to read and write there, or name another place with -o or --cache,"
                : "Mend that";
        return (file.isEmpty() ? "The disk or a stream failed" : "The file " + file + " cannot be read or written")
                + rest
                + cure
                + AGAIN;
    }

    private ExitStatus ours(Terminal terminal, Throwable fault) {
        terminal.fault("This is a fault of the program and not yours ("
                + fault.getClass().getSimpleName() + "); " + new FaultRecord(world).keep(fault));
        return ExitStatus.OUR_FAULT;
    }
}
