package io.agentdoc.cli.config;

import java.util.IllformedLocaleException;
import java.util.Locale;

/** The form of a language's name. */
final class LanguageForm {
    private LanguageForm() {}

    static ScalarForm<String> of() {
        String wanted = "a language tag (BCP 47)";
        return Forms.ofText(
                wanted,
                "en",
                Forms.textSchema("pattern", "^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$"),
                (scalar, reading) -> {
                    try {
                        String tag = new Locale.Builder()
                                .setLanguageTag(scalar.text())
                                .build()
                                .toLanguageTag();
                        return tag.equals("und") ? Forms.wants(wanted, "en") : new Fit.Right<>(tag);
                    } catch (IllformedLocaleException e) {
                        return Forms.wants(wanted, "en");
                    }
                },
                tag -> tag);
    }
}
