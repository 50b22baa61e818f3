package io.agentdoc.templates.page;

import io.agentdoc.templates.safe.SafeHtml;
import io.agentdoc.templates.safe.SafeUrl;
import io.agentdoc.templates.words.Words;
import java.util.Optional;

/** What is around every page: its language, its title, its address, and the site it belongs to. */
public record Frame(
        Words words,
        SafeHtml title,
        Optional<SafeHtml> description,
        Optional<SafeUrl> canonical,
        AssetNames assets,
        Optional<Home> home) {}
