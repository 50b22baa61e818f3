package io.agentdoc.templates.words;

import io.agentdoc.templates.safe.Ours;
import io.agentdoc.templates.safe.SafeHtml;
import io.agentdoc.templates.safe.Sentence;
import io.agentdoc.templates.safe.Theirs;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.regex.Pattern;

/** What we say, in one language. */
public final class Words {
    /** The languages that pages can be in. */
    public static final List<String> LANGUAGES = List.of("ar", "de", "en", "ja");

    private static final Pattern LANGUAGE_TAG = Pattern.compile("[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8})*");

    private final String language;
    private final ResourceBundle bundle;
    private final List<String> months;
    private final Map<Phrase, String> plain = new HashMap<>();
    private final Map<Phrase, Sentence> sentences = new HashMap<>();
    private final Map<Phrase, SafeHtml> whole = new HashMap<>();

    private Words(String language, ResourceBundle bundle) {
        this.language = language;
        this.bundle = bundle;
        this.months = List.of(bundle.getString("language.months").split(" ", -1));
        for (Class<?> phrases : Phrase.class.getPermittedSubclasses()) {
            for (Object phrase : phrases.getEnumConstants()) {
                learn((Phrase) phrase);
            }
        }
    }

    /** The words of a language tag's language ({@code de-AT} is served in German), where we have them. */
    public static Optional<Words> in(String languageTag) {
        if (!LANGUAGE_TAG.matcher(languageTag).matches()) {
            return Optional.empty();
        }
        String language = Locale.forLanguageTag(languageTag).getLanguage();
        if (!LANGUAGES.contains(language)) {
            return Optional.empty();
        }
        return Bundle.of(language).map(bundle -> new Words(language, bundle));
    }

    public static Words english() {
        return in("en").orElseThrow();
    }

    private void learn(Phrase phrase) {
        String text = bundle.getString(phrase.key());
        plain.put(phrase, text);
        Sentence sentence = Sentence.parse(text);
        sentences.put(phrase, sentence);
        if (sentence.places() == 0) {
            whole.put(phrase, sentence.with());
        }
    }

    /** The language of the page, for its {@code lang}. */
    public String language() {
        return language;
    }

    /** The direction of the page, for its {@code dir}. */
    public String direction() {
        return bundle.getString("language.direction");
    }

    /** What a phrase says of these things. */
    public SafeHtml say(Phrase phrase, SafeHtml... things) {
        SafeHtml said = whole.get(phrase);
        return said != null ? said : sentence(phrase).with(things);
    }

    /** A phrase for a place that holds no elements: an attribute. */
    public String plain(Phrase phrase) {
        String text = plain.get(phrase);
        if (text == null) {
            throw new IllegalStateException("no words for " + phrase.key());
        }
        return text;
    }

    /** What a hidden character looks like when it is written out. */
    public SafeHtml exampleOfChip() {
        return Theirs.words("\u202E");
    }

    private Sentence sentence(Phrase phrase) {
        Sentence sentence = sentences.get(phrase);
        if (sentence == null) {
            throw new IllegalStateException("no words for " + phrase.key());
        }
        return sentence;
    }

    /** A moment to the minute, always in UTC and always absolute: a page has no clock. */
    public SafeHtml moment(Instant at) {
        ZonedDateTime utc = at.atZone(ZoneOffset.UTC);
        String time = twoDigits(utc.getHour()) + ":" + twoDigits(utc.getMinute());
        String inWords = plain(Note.DATE).replace("{0}", day(utc)).replace("{1}", time);
        return Ours.moment(at, inWords);
    }

    private static String twoDigits(int number) {
        return number < 10 ? "0" + number : Integer.toString(number);
    }

    private String day(ZonedDateTime utc) {
        return bundle.getString("language.date")
                .replace("{0}", Integer.toString(utc.getDayOfMonth()))
                .replace("{1}", months.get(utc.getMonthValue() - 1))
                .replace("{2}", Integer.toString(utc.getYear()));
    }

    /** A whole number of ours, its digits grouped as the language groups them. */
    public SafeHtml number(long number) {
        String digits = Long.toString(number);
        var grouped = new StringBuilder();
        for (int i = 0; i < digits.length(); i++) {
            if (i > 0 && (digits.length() - i) % 3 == 0) {
                grouped.append(bundle.getString("language.group"));
            }
            grouped.append(digits.charAt(i));
        }
        return Ours.words(grouped.toString());
    }

    /** Things in a row, as this language lists them. */
    public SafeHtml listed(List<SafeHtml> things) {
        return Sentence.joined(things, say(Note.COMMA));
    }
}
