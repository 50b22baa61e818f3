package io.agentdoc.fences;

import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnitAccess;
import java.util.Map;
import java.util.Set;

/** The calls that look at the machine's language unless they are told one. */
final class DefaultLocale {

    private static final String MAKE = "<init>";

    private static final Map<String, Set<String>> SENSITIVE = Map.ofEntries(
            Map.entry("java.lang.String", Set.of("format", "formatted", "toLowerCase", "toUpperCase")),
            Map.entry("java.io.PrintStream", Set.of("format", "printf")),
            Map.entry("java.io.PrintWriter", Set.of("format", "printf")),
            Map.entry("java.util.Formatter", Set.of(MAKE)),
            Map.entry("java.util.Scanner", Set.of(MAKE)),
            Map.entry("java.util.Locale", Set.of("getDefault", "setDefault")),
            Map.entry("java.util.ResourceBundle", Set.of("getBundle")),
            Map.entry("java.util.TimeZone", Set.of("getDefault")),
            Map.entry("java.text.MessageFormat", Set.of(MAKE, "format")),
            Map.entry("java.text.SimpleDateFormat", Set.of(MAKE)),
            Map.entry("java.text.DecimalFormat", Set.of(MAKE)),
            Map.entry("java.text.Collator", Set.of("getInstance")),
            Map.entry(
                    "java.text.NumberFormat",
                    Set.of("getInstance", "getNumberInstance", "getIntegerInstance", "getPercentInstance")),
            Map.entry("java.time.format.DateTimeFormatter", Set.of("ofPattern")),
            Map.entry("java.time.format.DateTimeFormatterBuilder", Set.of("toFormatter")));

    private static final Set<String> TOLD = Set.of("java.util.Locale", "java.text.DecimalFormatSymbols");

    private DefaultLocale() {}

    static boolean isUsedBy(JavaAccess<?> access) {
        return access instanceof JavaCodeUnitAccess<?> call
                && SENSITIVE
                        .getOrDefault(call.getTargetOwner().getName(), Set.of())
                        .contains(call.getTarget().getName())
                && call.getTarget().getRawParameterTypes().stream()
                        .map(JavaClass::getName)
                        .noneMatch(TOLD::contains);
    }
}
