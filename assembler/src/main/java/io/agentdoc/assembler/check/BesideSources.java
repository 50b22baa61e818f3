package io.agentdoc.assembler.check;

import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.KnownKind;
import io.agentdoc.document.model.Source;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import io.agentdoc.document.value.Limits;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Looks for sources beside the document that lists them.
 *
 * <p>A package AgentDoc lies in its repository and names its sources as files of the package or not at all (13.4): what lies
 * there is what the source is, so that other bytes are a finding. Any other document may have copies beside it, which count
 * only where they have the listed digest.
 */
final class BesideSources implements SourceBytes {
    private static final String REPOSITORY = "agent-repo.json";
    private static final String USUAL_PACKAGE = "package";
    private static final Map<KnownKind, String> NAMES =
            Map.of(KnownKind.AGENT_DESCRIPTOR, "descriptor.json", KnownKind.PLUGIN_PACKAGE, "plugin.json");

    /** Names that lead nowhere but further down. */
    private static final Pattern PLAIN =
            Pattern.compile("(?!(?:.*/)?\\.{1,2}(?:/|$))[^/\\\\:\\p{Cntrl}]+(?:/[^/\\\\:\\p{Cntrl}]+)*");

    private final Surroundings around;
    private final String slug;
    private final boolean ofPackage;
    private final SourceBytes elsewhere;

    BesideSources(Target.Document document, SourceBytes elsewhere) {
        this.around = document.around();
        this.slug = slug(document.name());
        this.ofPackage = Node.root(document.root()).member("package").isPresent();
        this.elsewhere = elsewhere;
    }

    @Override
    public Found find(Source source) {
        boolean named = source instanceof Source.Document document && document.place() instanceof Source.Place.Url;
        if (ofPackage && !named) {
            Optional<Bytes> there =
                    names(source).stream().flatMap(name -> bytes(name).stream()).findFirst();
            if (there.isPresent()) {
                return new Found(there.filter(bytes -> has(bytes, source)), new Answer.Served(there.get()));
            }
        }
        Found found = elsewhere.find(source);
        return found.held().isPresent() ? found : new Found(copy(source), found.answer());
    }

    private Optional<Bytes> copy(Source source) {
        List<String> names = new ArrayList<>(names(source));
        source.digest().ifPresent(digest -> {
            String file = "sha256-" + digest.hex() + ".json";
            names.addAll(List.of("sources/" + file, "agent-descriptors/" + file, "descriptors/" + slug + "/" + file));
        });
        return names.stream()
                .flatMap(name -> bytes(name).stream())
                .filter(bytes -> has(bytes, source))
                .findFirst();
    }

    /** What a site calls the agent that a document of that name is about. */
    private static String slug(String name) {
        String file = name.substring(name.lastIndexOf('/') + 1);
        return file.endsWith(".json") ? file.substring(0, file.length() - 5) : file;
    }

    private static boolean has(Bytes bytes, Source source) {
        return source.digest().filter(Digest.of(bytes)::equals).isPresent();
    }

    /** Where it may lie: by its own path, else by its kind's name, beside the document or in the package. */
    private List<String> names(Source source) {
        Optional<String> path =
                source instanceof Source.Document document && document.place() instanceof Source.Place.Path(String said)
                        ? Optional.of(said)
                        : source.kind().known().flatMap(kind -> Optional.ofNullable(NAMES.get(kind)));
        return path.map(name -> List.of(packageFolder() + "/" + name, name)).orElse(List.of());
    }

    private String packageFolder() {
        return bytes(REPOSITORY)
                .flatMap(bytes -> new JsonParser(Limits.standard()).parse(bytes) instanceof JsonReading.Parsed(var root)
                        ? Node.root(root).text("package")
                        : Optional.empty())
                .map(folder -> folder.endsWith("/") ? folder.substring(0, folder.length() - 1) : folder)
                .orElse(USUAL_PACKAGE);
    }

    private Optional<Bytes> bytes(String name) {
        return PLAIN.matcher(name).matches() ? around.bytes(name) : Optional.empty();
    }
}
