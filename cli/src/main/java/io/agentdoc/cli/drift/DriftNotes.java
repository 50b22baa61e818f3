package io.agentdoc.cli.drift;

import io.agentdoc.assembler.repository.UnifiedDiff;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Limits;
import io.agentdoc.document.value.MemberPath;
import io.agentdoc.renderer.site.Drift;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Every file that a build would change, and of the first ones what in them. */
public final class DriftNotes implements Drift {
    /** Of how many files the difference is kept and shown. */
    private static final int SHOWN = 5;

    private final JsonParser parser = new JsonParser(Limits.standard());
    private final Map<String, String> files = new TreeMap<>();
    private final Map<String, Shown> shown = new TreeMap<>();

    /** As many lines of one file as tell a reader what kind of change it is. */
    private static final int MOST_LINES = 60;

    /**
     * What in a file would change.
     *
     * @param member the member of an AgentDoc that would, where the file is one
     * @param wanted the document as it would be
     */
    public record Shown(String name, List<String> diff, Optional<MemberPath> member, Optional<Bytes> wanted) {}

    @Override
    public synchronized void differs(String name, Optional<Bytes> standing, Optional<Bytes> wanted) {
        files.put(name, sentence(standing, wanted));
        if (standing.isPresent() && wanted.isPresent() && isText(name)) {
            shown.put(name, shown(name, standing.get(), wanted.get()));
            if (shown.size() > SHOWN) {
                shown.remove(new ArrayList<>(shown.keySet()).getLast());
            }
        }
    }

    private static String sentence(Optional<Bytes> standing, Optional<Bytes> wanted) {
        if (standing.isEmpty()) {
            return "is missing";
        }
        return wanted.isEmpty() ? "is no longer given" : "is not what the sources give";
    }

    private static boolean isText(String name) {
        return name.endsWith(".json") || name.endsWith(".html") || name.endsWith(".jsonl");
    }

    private Shown shown(String name, Bytes standing, Bytes wanted) {
        List<String> diff = UnifiedDiff.of(
                        name + " (as it stands)", standing, name + " (as the sources give it)", wanted)
                .lines()
                .limit(MOST_LINES)
                .toList();
        Optional<JsonObject> old = agentDoc(standing);
        Optional<JsonObject> fresh = agentDoc(wanted);
        Optional<MemberPath> member = old.flatMap(before -> fresh.flatMap(after -> FirstDifference.of(before, after)));
        return new Shown(name, diff, member, member.map(path -> wanted));
    }

    private Optional<JsonObject> agentDoc(Bytes bytes) {
        return parser.parse(bytes) instanceof JsonReading.Parsed parsed
                        && parsed.root() instanceof JsonObject object
                        && object.has("agentdoc")
                ? Optional.of(object)
                : Optional.empty();
    }

    /** Every file that would change, sorted, with a sentence's end. */
    public synchronized Map<String, String> files() {
        return new TreeMap<>(files);
    }

    public synchronized List<Shown> shown() {
        return List.copyOf(shown.values());
    }
}
