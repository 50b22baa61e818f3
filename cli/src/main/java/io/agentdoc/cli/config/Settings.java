package io.agentdoc.cli.config;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonBoolean;
import io.agentdoc.document.json.JsonNull;
import io.agentdoc.document.json.JsonNumber;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonText;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Every setting of a configuration and where it comes from, in the order of the tables. */
public final class Settings {
    private static final String UNSET = "-";

    private final List<Setting> rows = new ArrayList<>();
    private final Path base;

    private Settings(Path base) {
        this.base = base;
    }

    public static List<Setting> of(ConfigurationReading.Read read) {
        Settings settings = new Settings(read.base());
        settings.group("", Configuration.TABLE, read.given(), true);
        return List.copyOf(settings.rows);
    }

    private void group(String path, Table<?> table, Given given, boolean withStandards) {
        Block block = table.block(given, new Reading("", base, new Faults()));
        for (Key<?> key : table.keys()) {
            if (withStandards || block.has(key)) {
                key(path.isEmpty() ? key.name() : path + "." + key.name(), key, block);
            }
        }
    }

    private void key(String name, Key<?> key, Block block) {
        Given given = block.slot(key).map(Block.Slot::given).orElse(block.nothing());
        if (key.form() instanceof Table<?> nested) {
            group(name, nested, given, true);
        } else if (key.form() instanceof ListForm<?>(Table<?> element) && given instanceof Given.Listing listing) {
            elements(name, element, listing);
        } else if (key.form() instanceof MapForm<?, ?>(ScalarForm<?> names, Table<?> element)
                && given instanceof Given.Mapping map
                && !map.pairs().isEmpty()) {
            map.pairs().forEach(pair -> group(name + "[" + pair.name() + "]", element, pair.value(), false));
        } else {
            rows.add(new Setting(name, shown(key, block), origin(key, block)));
        }
    }

    /** Elements are named by their ids, and only what they are given is listed. */
    private void elements(String name, Table<?> element, Given.Listing listing) {
        for (Given given : listing.elements()) {
            group(name + "[" + idOf(given) + "]", element, given, false);
        }
    }

    private static String idOf(Given given) {
        return given instanceof Given.Mapping mapping
                ? mapping.scalar("id").map(Given.Scalar::text).orElse("")
                : "";
    }

    private static <T> String shown(Key<T> key, Block block) {
        return block.get(key).map(value -> text(key.form().json(value))).orElse(UNSET);
    }

    private static String origin(Key<?> key, Block block) {
        return block.slot(key)
                .map(slot -> slot.at().file() + ":" + slot.at().line())
                .orElse(key.standard().isPresent() ? "default" : "not set");
    }

    static String text(Json json) {
        return switch (json) {
            case JsonText text -> text.value();
            case JsonNumber number -> number.text();
            case JsonBoolean flag -> Boolean.toString(flag.value());
            case JsonNull nothing -> UNSET;
            case JsonArray array ->
                "["
                        + String.join(
                                ", ",
                                array.elements().stream().map(Settings::text).toList()) + "]";
            case JsonObject object -> {
                List<String> members = new ArrayList<>();
                object.forEach((name, value) -> members.add(name + ": " + text(value)));
                yield "{" + String.join(", ", members) + "}";
            }
        };
    }
}
