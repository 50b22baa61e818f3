package io.agentdoc.templates.words;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.PropertyResourceBundle;
import java.util.ResourceBundle;

/** Finds the words of one language by its name alone; the machine's own language never plays a part. */
final class Bundle {
    private Bundle() {}

    static Optional<ResourceBundle> of(String language) {
        try (InputStream in = Bundle.class.getResourceAsStream(language + ".properties")) {
            if (in == null) {
                return Optional.empty();
            }
            return Optional.of(new PropertyResourceBundle(new InputStreamReader(in, StandardCharsets.UTF_8)));
        } catch (IOException broken) {
            throw new UncheckedIOException("the words for " + language + " could not be read", broken);
        }
    }
}
