package io.agentdoc.cli.config;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Parse;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.ReaderException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;

/** Reads YAML without its traps: no tags, few aliases, one document, no name twice, a bounded size. */
final class YamlText {
    private static final String BETWEEN_WORDS = " \n\r,[]{}\"':";

    private final String file;
    private final ConfigLimits limits;
    private final Faults faults;

    YamlText(String file, ConfigLimits limits, Faults faults) {
        this.file = file;
        this.limits = limits;
        this.faults = faults;
    }

    /** The file's one value, or nothing after the reason has been noted; an empty file is an empty group of keys. */
    Optional<Given> read(byte[] bytes) {
        Place start = Place.startOf(file);
        if (bytes.length > limits.maxBytes()) {
            faults.add(
                    start,
                    "a configuration may have " + limits.maxBytes() + " bytes; move the agents into a file"
                            + " of one entry a line and name it in agents_from.");
            return Optional.empty();
        }
        Optional<String> text = decoded(bytes);
        if (text.isEmpty()) {
            faults.add(start, "this file is not UTF-8; save it as UTF-8.");
            return Optional.empty();
        }
        Optional<Place> word = longWord(text.get());
        if (word.isPresent()) {
            faults.add(
                    word.get(),
                    "a word may have " + limits.maxWordLength() + " characters; what is longer belongs into a file of"
                            + " its own.");
            return Optional.empty();
        }
        return tree(text.get());
    }

    /** The first word past the limit: each letter of one costs the parser what all before it did. */
    private Optional<Place> longWord(String text) {
        int begin = 0;
        for (int i = 0; i < text.length(); i++) {
            if (BETWEEN_WORDS.indexOf(text.charAt(i)) >= 0) {
                begin = i + 1;
            } else if (i - begin >= limits.maxWordLength()) {
                return Optional.of(new YamlSyntax(file).at(text, text.codePointCount(0, begin)));
            }
        }
        return Optional.empty();
    }

    private Optional<Given> tree(String text) {
        LoadSettings settings = LoadSettings.builder()
                .setLabel(file)
                .setCodePointLimit(limits.maxBytes())
                .build();
        try {
            return new YamlTree(file, limits, faults).read(new Parse(settings).parseString(text));
        } catch (YamlTree.Hopeless hopeless) {
            faults.add(hopeless.at, hopeless.sentence);
        } catch (MarkedYamlEngineException e) {
            faults.add(new YamlSyntax(file).at(e), "this is not YAML: " + YamlSyntax.sentence(e.getProblem()));
        } catch (ReaderException e) {
            faults.add(
                    new YamlSyntax(file).at(text, e.getPosition()), "this character may not stand in YAML; remove it.");
        } catch (YamlEngineException e) {
            faults.add(Place.startOf(file), "this is not YAML; compare it with `agentdoc schema config`.");
        }
        return Optional.empty();
    }

    private static Optional<String> decoded(byte[] bytes) {
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
            return Optional.of(text.startsWith("\uFEFF") ? text.substring(1) : text);
        } catch (CharacterCodingException e) {
            return Optional.empty();
        }
    }
}
