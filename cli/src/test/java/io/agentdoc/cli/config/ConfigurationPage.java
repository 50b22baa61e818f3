package io.agentdoc.cli.config;

import io.agentdoc.document.json.Json;

/** The page of every key of the configuration, made from the tables that read it. */
public final class ConfigurationPage {
    private final StringBuilder text = new StringBuilder("""
        ---
        title: Configuration
        order: 23
        ---

        Each key of `agentdoc.yaml`, with what it wants and what holds where it is not given. Paths are relative to the
        configuration. An unknown key is an error that names the nearest known one. A secret is only ever the path of a file or
        `env:NAME`.

        ```
        $ agentdoc schema config
        ```

        prints the same as a JSON Schema.
        """);

    private ConfigurationPage() {}

    public static String text() {
        ConfigurationPage page = new ConfigurationPage();
        page.group("the top", "", Configuration.TABLE);
        return page.text.toString();
    }

    private void group(String title, String path, Table<?> table) {
        text.append("\n## ").append(title).append('\n');
        for (Key<?> key : table.keys()) {
            text.append("\n- `")
                    .append(path)
                    .append(key.name())
                    .append("`: ")
                    .append(about(key))
                    .append('\n');
        }
        for (Key<?> key : table.keys()) {
            String name = path + key.name();
            switch (key.form()) {
                case Table<?> nested -> group(name, name + ".", nested);
                case ListForm<?>(Table<?> element) -> group("an element of " + name, name + "[].", element);
                case MapForm<?, ?>(ScalarForm<?> names, Table<?> element) ->
                    group("an entry of " + name, name + "{}.", element);
                default -> {}
            }
        }
    }

    private static <T> String about(Key<T> key) {
        String wanted = key.form().wanted();
        String given = key.required()
                ? "; it must be given"
                : key.standard()
                        .filter(standard ->
                                !(key.form() instanceof ListForm<?>) && !(key.form() instanceof MapForm<?, ?>))
                        .map(standard -> "; `" + shown(key.form().json(standard)) + "` if not given")
                        .orElse("");
        return key.about() + " Wants " + wanted + given + ".";
    }

    private static String shown(Json json) {
        return Settings.text(json);
    }
}
