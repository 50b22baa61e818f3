package io.agentdoc.cli;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.temporal.ChronoUnit;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a moment as RFC 3339 writes it, to the second that documents have. */
final class InstantConverter implements ITypeConverter<Instant> {
    @Override
    public Instant convert(String typed) {
        try {
            return OffsetDateTime.parse(typed).toInstant().truncatedTo(ChronoUnit.SECONDS);
        } catch (DateTimeException e) {
            throw new TypeConversionException(
                    "wants a moment with its offset from UTC (RFC 3339); type one such as 2026-10-01T09:00:00Z");
        }
    }
}
