package io.agentdoc.assembler.store;

import java.util.Optional;

/** What an origin said its bytes can be recognised by, to be sent back as it was said (RFC 9110, 8.8). */
public record Validators(Optional<String> etag, Optional<String> lastModified) {
    private static final Validators NONE = new Validators(Optional.empty(), Optional.empty());
    /** What is longer is not sent back: real ones have some forty characters, and a host is not to choose our head's size. */
    private static final int LONGEST = 256;

    public Validators {
        etag = etag.filter(Validators::isPlain);
        lastModified = lastModified.filter(Validators::isPlain);
    }

    public static Validators none() {
        return NONE;
    }

    public boolean isEmpty() {
        return etag.isEmpty() && lastModified.isEmpty();
    }

    /** These, and where one is missing the earlier one: a 304 need not repeat them. */
    public Validators orElse(Validators earlier) {
        return new Validators(etag.or(earlier::etag), lastModified.or(earlier::lastModified));
    }

    /**
     * Whether a 304 with these is about other bytes than those that were asked about (RFC 9111, 4.3.4): its tag is another
     * one, or, where there are not two tags to compare, its date.
     */
    public boolean areOfOthersThan(Validators asked) {
        boolean tagged = etag.isPresent() && asked.etag.isPresent();
        return tagged
                ? differ(etag.map(Validators::opaque), asked.etag.map(Validators::opaque))
                : differ(lastModified, asked.lastModified);
    }

    private static boolean differ(Optional<String> one, Optional<String> other) {
        return one.isPresent() && other.isPresent() && !one.equals(other);
    }

    /** A tag without the mark of a weak one, which some add to the tag of the very same bytes. */
    private static String opaque(String etag) {
        return etag.startsWith("W/") ? etag.substring(2) : etag;
    }

    /** What may stand in a header line again: visible ASCII and blanks, and not much of it. */
    private static boolean isPlain(String text) {
        return !text.isBlank() && text.length() <= LONGEST && text.chars().allMatch(c -> c >= ' ' && c < 0x7f);
    }
}
