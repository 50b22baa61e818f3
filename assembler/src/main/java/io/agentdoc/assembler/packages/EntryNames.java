package io.agentdoc.assembler.packages;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Which names a file of a package may have: those that mean one and the same file on every system.
 *
 * <p>Relative, without {@code .} and {@code ..}, of letters, digits and the punctuation that no shell and no file system
 * takes for something else; none that Windows reserves, shortens or reads as a stream.
 */
final class EntryNames {
    private static final String PUNCTUATION = " !#$%&()+,-.=@[]^_{}~";
    /** No usual file system takes a longer name for one file or folder. */
    private static final int LONGEST_PART = 255;

    private static final Set<String> RESERVED = Set.of(
            "con", "prn", "aux", "nul", "conin$", "conout$", "com0", "com1", "com2", "com3", "com4", "com5", "com6",
            "com7", "com8", "com9", "com¹", "com²", "com³", "lpt0", "lpt1", "lpt2", "lpt3", "lpt4", "lpt5", "lpt6",
            "lpt7", "lpt8", "lpt9", "lpt¹", "lpt²", "lpt³");

    private EntryNames() {}

    static void check(String name, PackageLimits limits) throws Refusal {
        Optional<String> fault = fault(name, limits);
        if (fault.isPresent()) {
            throw new Refusal(Fault.NAME, "the name " + Quoted.name(name) + " " + fault.get());
        }
    }

    /** What is wrong with a name, as the end of a sentence. */
    static Optional<String> fault(String name, PackageLimits limits) {
        if (name.startsWith("/")) {
            return Optional.of("is absolute");
        }
        if (name.getBytes(StandardCharsets.UTF_8).length > limits.maxNameBytes()) {
            return Optional.of("is longer than " + limits.maxNameBytes() + " bytes");
        }
        String[] parts = name.split("/", -1);
        if (parts.length > limits.maxDepth()) {
            return Optional.of("lies more than " + limits.maxDepth() + " folders deep");
        }
        for (String part : parts) {
            Optional<String> fault = partFault(part);
            if (fault.isPresent()) {
                return fault;
            }
        }
        return Optional.empty();
    }

    private static Optional<String> partFault(String part) {
        if (part.isEmpty()) {
            return Optional.of("has an empty part");
        }
        if (part.equals(".") || part.equals("..")) {
            return Optional.of("has a part \"" + part + "\", which means another place");
        }
        Optional<Integer> foreign =
                part.codePoints().filter(c -> !isAllowed(c)).boxed().findFirst();
        if (foreign.isPresent()) {
            return Optional.of("has the character " + Quoted.character(foreign.get()) + ", which no name may have");
        }
        if (part.endsWith(".") || part.endsWith(" ")) {
            return Optional.of("has a part that ends with a dot or a blank, which some systems drop");
        }
        if (part.getBytes(StandardCharsets.UTF_8).length > LONGEST_PART) {
            return Optional.of("has a part longer than " + LONGEST_PART + " bytes");
        }
        int dot = part.indexOf('.');
        String stem = (dot < 0 ? part : part.substring(0, dot)).stripTrailing().toLowerCase(Locale.ROOT);
        return RESERVED.contains(stem) ? Optional.of("has a part that Windows reserves") : Optional.empty();
    }

    private static boolean isAllowed(int character) {
        if (character < 0x80) {
            return Character.isLetterOrDigit(character) || PUNCTUATION.indexOf(character) >= 0;
        }
        return switch (Character.getType(character)) {
            case Character.UPPERCASE_LETTER,
                    Character.LOWERCASE_LETTER,
                    Character.TITLECASE_LETTER,
                    Character.MODIFIER_LETTER,
                    Character.OTHER_LETTER,
                    Character.NON_SPACING_MARK,
                    Character.COMBINING_SPACING_MARK,
                    Character.DECIMAL_DIGIT_NUMBER -> !isUnseen(character);
            default -> false;
        };
    }

    /** Letters and marks by type that nothing is drawn for: fillers, joiners and variation selectors. */
    private static boolean isUnseen(int c) {
        return c == 0x034F
                || (c >= 0x115F && c <= 0x1160)
                || (c >= 0x17B4 && c <= 0x17B5)
                || (c >= 0x180B && c <= 0x180F)
                || c == 0x3164
                || (c >= 0xFE00 && c <= 0xFE0F)
                || c == 0xFFA0
                || (c >= 0xE0100 && c <= 0xE01EF);
    }
}
