package io.agentdoc.assembler.secret;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds what looks like the value of a credential in a text (12.6, rule 3): the forms in which issuers hand them out,
 * and a value of chance characters that is given to a name such as {@code API_KEY}.
 *
 * <p>In ordinary prose that is all, so that a sentence about tokens stays a sentence. Where the shape of a door stands, and
 * no value has any business (6.9), the bare look of one is enough.
 *
 * <p>Nothing of the value itself is ever told. No form looks further ahead than a bound, nor begins inside what it would
 * match, so that a text of whatever length takes time in proportion to it.
 */
public final class Secrets {
    private static final List<Form> FORMS = List.of(
            new Form(
                    "a private key",
                    List.of("PRIVATE KEY"),
                    "-----BEGIN (?:[A-Z0-9]{1,12} ){0,3}PRIVATE KEY(?: BLOCK)?-----(?:\\\\[rn]|\\s){1,8}"
                            + "(?:[A-Za-z-]{4,20}: [^\\r\\n]{1,100}\\s{1,4}){0,4}(?!X{3})[A-Za-z0-9+/]{3}"),
            new Form(
                    "an AWS access key",
                    List.of("AKIA", "ASIA", "ABIA", "ACCA"),
                    "(?<![A-Za-z0-9])(?:AKIA|ASIA|ABIA|ACCA)[A-Z2-7][0-9A-Z]{15}(?![A-Za-z0-9])"),
            new Form(
                    "a secret key",
                    List.of("sk_", "sk-", "rk_", "rk-", "pk_", "pk-"),
                    "(?<![A-Za-z0-9])(?:sk|rk|pk)[_-](?:live|test|prod|proj|ant)[_-][A-Za-z0-9_-]{16,}"),
            new Form(
                    "a secret key", List.of("sk-"), "(?<![A-Za-z0-9])sk-(?=[A-Za-z_-]{0,120}\\d)[A-Za-z0-9_-]{16,120}"),
            new Form(
                    "a GitHub token",
                    List.of("ghp_", "gho_", "ghu_", "ghs_", "ghr_", "github_pat_"),
                    "(?<![A-Za-z0-9])(?:gh[pousr]_[A-Za-z0-9]{30,}|github_pat_[A-Za-z0-9_]{22,})"),
            new Form(
                    "a GitLab token",
                    List.of("glpat-", "gldt-", "glrt-", "glcbt-"),
                    "(?<![A-Za-z0-9])gl(?:pat|dt|rt|cbt)-[A-Za-z0-9_-]{20,}"),
            new Form("a Slack token", List.of("xox"), "(?<![A-Za-z0-9])xox[abeoprs]-[A-Za-z0-9-]{10,}"),
            new Form("a Google API key", List.of("AIza"), "(?<![A-Za-z0-9])AIza[0-9A-Za-z_-]{35}"),
            new Form("an npm token", List.of("npm_"), "(?<![A-Za-z0-9])npm_[A-Za-z0-9]{36}"),
            new Form("a Hugging Face token", List.of("hf_"), "(?<![A-Za-z0-9])hf_[A-Za-z0-9]{30,}"),
            new Form("an Apify token", List.of("apify_api_"), "(?<![A-Za-z0-9])apify_api_[A-Za-z0-9]{30,}"),
            new Form("a SendGrid key", List.of("SG."), "(?<![A-Za-z0-9])SG\\.[A-Za-z0-9_-]{16,}\\.[A-Za-z0-9_-]{16,}"),
            new Form(
                    "a signed token",
                    List.of("eyJ"),
                    "(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{10,}\\.eyJ[A-Za-z0-9_-]{10,}\\.[A-Za-z0-9_-]{10,}"),
            new Form(
                    "the seed of a key",
                    List.of("SA", "SO", "SU", "SN", "SC", "SX"),
                    "(?<![A-Za-z0-9])S[AOUNCX][A-Z2-7]{56}(?![A-Za-z0-9])"),
            new Form(
                    "a password in a URL",
                    List.of("://"),
                    "://[^\\s/:@\"'<>{}$]{1,80}:(?!(?i:pass|password|passwd|pwd|secret|token|xyz|x{3,9}|\\*{1,9})@)"
                            + "[^\\s/:@\"'<>{}$]{3,80}@[A-Za-z0-9\\[]"),
            new Form(
                    "a bearer token",
                    List.of("earer "),
                    "(?<![A-Za-z0-9])[Bb]earer (?=[A-Za-z._~+/-]{0,120}\\d)[A-Za-z0-9._~+/-]{20,120}"));

    /** One of these is in every name that keeps a secret. */
    private static final List<String> NAMES = List.of("key", "secret", "token", "passw", "credential");

    /** A name that keeps a secret, and what is given to it. */
    private static final Pattern GIVEN = Pattern.compile(
            "(?i)(?:api[_-]?key|access[_-]?key|secret(?:[_-]?key)?|client[_-]?secret|private[_-]?key|auth[_-]?token"
                    + "|access[_-]?token|token|passwd|password|credential)[\"']?\\s{0,4}[:=]{1,2}\\s{0,4}"
                    + "[\"']?([A-Za-z0-9+/_.~!@#%^&*=-]{12,200})");

    /** What is one only where none belongs: a prefix with anything behind it, a word for a secret with a long word. */
    private static final Pattern ALIKE = Pattern.compile(
            "-----BEGIN|\\beyJ[A-Za-z0-9_-]{8}|\\bS[UAONCX][A-Z2-7]{56}\\b|\\bAKIA[0-9A-Z]{16}\\b|\\bgh[pousr]_[A-Za-z0-9]{20,}|"
                    + "\\b(?:sk|pk|rk)[-_][A-Za-z0-9_-]{16,}|\\bxox[abprs]-[A-Za-z0-9-]{10,}|(?i:\\b(?:bearer|basic|token|api[-_"
                    + " ]?key|key|secret|password)\\b[\\s:=]+[A-Za-z0-9+/_.~=-]{16,})");

    private Secrets() {}

    /**
     * One form.
     *
     * @param signs every text of this form holds one of them, and few other texts do, so that few are matched
     */
    private record Form(String what, List<String> signs, Pattern pattern) {
        Form(String what, List<String> signs, String pattern) {
            this(what, signs, Pattern.compile(pattern));
        }

        boolean mayBeIn(String text) {
            for (String sign : signs) {
                if (text.contains(sign)) {
                    return true;
                }
            }
            return false;
        }
    }

    /**
     * What looks like the value of a credential.
     *
     * @param what the kind of credential, as a person calls it
     */
    public record Secret(String what, int at) {}

    public static Optional<Secret> first(String text) {
        for (Form form : FORMS) {
            if (form.mayBeIn(text)) {
                Matcher matcher = form.pattern().matcher(text);
                if (matcher.find()) {
                    return Optional.of(new Secret(form.what(), matcher.start()));
                }
            }
        }
        return mayGive(text) ? given(text) : Optional.empty();
    }

    /** Whether anything is given to a name in it at all. */
    private static boolean mayGive(String text) {
        return (text.indexOf(':') >= 0 || text.indexOf('=') >= 0) && mayName(text);
    }

    /** Whether a name of a secret may be in it: the expression for them is tried at every character, and this is not. */
    private static boolean mayName(String text) {
        for (int i = 0; i < text.length() - 2; i++) {
            for (String name : NAMES) {
                if (text.regionMatches(true, i, name, 0, name.length())) {
                    return true;
                }
            }
        }
        return false;
    }

    private static Optional<Secret> given(String text) {
        Matcher given = GIVEN.matcher(text);
        while (given.find()) {
            if (Chance.looksLike(given.group(1))) {
                return Optional.of(new Secret("the value of a credential", given.start(1)));
            }
        }
        return Optional.empty();
    }

    /** Whether a text that stands where no credential belongs holds anything that has the look of one. */
    public static boolean isAlike(String text) {
        return ALIKE.matcher(text).find() || first(text).isPresent();
    }

    /** What a member of that name holds, where it looks like a secret's value. */
    public static Optional<Secret> given(String name, String value) {
        boolean secret =
                mayName(name) && GIVEN.matcher(name + "=" + "0".repeat(12)).find();
        return secret && Chance.looksLike(value)
                ? Optional.of(new Secret("the value of a credential", 0))
                : Optional.empty();
    }
}
