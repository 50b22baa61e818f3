package io.agentdoc.document.check;

import java.util.Locale;
import java.util.Optional;

/** A source says where it lies: at a url, or as a file at a path that is of no machine (9.4). */
final class SourcePlaces implements Check {
    private static final String RULE = "9.4-5";

    @Override
    public void check(Examined document, Findings into) {
        for (Spot source : document.sources()) {
            if (!source.says("kind", "observation")) {
                Optional<String> url = source.text("url").filter(text -> !text.isEmpty());
                Optional<String> path = source.text("path").filter(text -> !text.isEmpty());
                either(document, source, url.isPresent(), path.isPresent(), into);
                url.ifPresent(text -> url(source, text, into));
                path.filter(SourcePlaces::isOfAMachine)
                        .ifPresent(text ->
                                into.error(RULE, source.path(), "its path is one of a machine and not a relative one"));
            }
        }
    }

    private static void either(Examined document, Spot source, boolean url, boolean path, Findings into) {
        if (url && path) {
            into.error(RULE, source.path(), "the source has a url and a path, and lies at one of them");
        } else if (!url && !path) {
            into.add(RULE, document.sinceScopes(), source.path(), "the source has neither a url nor a path");
        }
    }

    private static void url(Spot source, String url, Findings into) {
        String lower = url.toLowerCase(Locale.ROOT);
        int scheme = lower.indexOf("://");
        if (!lower.startsWith("https://") && !lower.startsWith("http://")) {
            into.warning(RULE, source.path(), "its url is not one of https or http");
        } else if (url.substring(scheme + 3).split("[/?#]", 2)[0].contains("@")) {
            into.error(RULE, source.path(), "its url carries user information");
        }
    }

    private static boolean isOfAMachine(String path) {
        return path.startsWith("/")
                || path.startsWith("\\")
                || path.startsWith("~")
                || path.matches("[A-Za-z]:.*")
                || path.toLowerCase(Locale.ROOT).startsWith("file:");
    }
}
