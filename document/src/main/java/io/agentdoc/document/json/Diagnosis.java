package io.agentdoc.document.json;

import java.util.Locale;
import tools.jackson.core.JacksonException;
import tools.jackson.core.exc.UnexpectedEndOfInputException;

/** Says for a person what Jackson found wrong with a text; its own messages speak of features and tokens. */
final class Diagnosis {
    private Diagnosis() {}

    static Refusal of(JacksonException fault, String source) {
        int offset = (int) fault.getLocation().getCharOffset();
        String message = fault.getOriginalMessage().toLowerCase(Locale.ROOT);
        if (message.contains("non-standard token")) {
            return new Refusal("NaN and Infinity are not JSON", LineColumn.of(source, wordStart(source, offset)));
        }
        LineColumn here = LineColumn.of(source, offset);
        if (fault instanceof UnexpectedEndOfInputException || offset >= source.length()) {
            return new Refusal("the document ends before its value is complete", here);
        }
        if (message.contains("numeric value") || message.contains("hexadecimal")) {
            return new Refusal(
                    "a number is not written like this in JSON", LineColumn.of(source, wordStart(source, offset)));
        }
        return new Refusal(why(message, Shown.character(source.codePointAt(offset))), here);
    }

    private static String why(String message, String found) {
        if (message.contains("surrogate")) {
            return Surrogates.LONE;
        }
        if (message.contains("escape sequence") || message.contains("character escape")) {
            return "a backslash begins something that is no escape of JSON";
        }
        return message.contains("unquoted character")
                ? "the control character " + found + " stands unescaped in a text or name"
                : "the character " + found + " is not allowed here";
    }

    /** Jackson points now at one part of a number and now at another; its start is where a person looks. */
    private static int wordStart(String source, int offset) {
        int start = offset;
        while (start > 0 && isWord(source.charAt(start - 1))) {
            start--;
        }
        return start;
    }

    private static boolean isWord(char c) {
        return c == '+' || c == '-' || c == '.' || Character.isLetterOrDigit(c);
    }
}
