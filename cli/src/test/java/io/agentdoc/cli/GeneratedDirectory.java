package io.agentdoc.cli;

import io.agentdoc.assembler.crypto.SigningKey;
import io.agentdoc.assembler.sign.RecordSigner;
import io.agentdoc.assembler.sign.Signing;
import io.agentdoc.assembler.verify.FamilyTag;
import io.agentdoc.assembler.verify.SignatureRules;
import io.agentdoc.cli.config.AgentEntry;
import io.agentdoc.cli.config.Agents;
import io.agentdoc.cli.config.ConfigurationFile;
import io.agentdoc.cli.config.ConfigurationReading;
import io.agentdoc.cli.config.SourceEntry;
import io.agentdoc.document.json.CanonicalJson;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonBoolean;
import io.agentdoc.document.json.JsonNull;
import io.agentdoc.document.json.JsonNumber;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonPretty;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.json.JsonText;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.KnownKind;
import io.agentdoc.document.model.SourceKind;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import io.agentdoc.document.value.Limits;
import io.agentdoc.testing.Project;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;

/**
 * A directory of many agents made out of those of the examples: each takes most sources of one and a few of others, under
 * a TEST KEY of its own, with a member gone or odd here and there, and what was signed is signed anew.
 *
 * <p>One seed gives one directory. A third of the agents keep the keys of the example, so that formats which only their
 * own programs sign are among them with signatures that hold.
 */
final class GeneratedDirectory {
    private static final Path EXAMPLES = Project.root().resolve("examples/directory");
    private static final String TAKEN = "2026-10-02T05:00:00Z";
    private static final int BORROWED = 2;
    private static final List<KnownKind> KINDS = List.of(KnownKind.values());
    private static final int ODD_PLACES = 3;

    /** What other registries hold of an agent, of which the examples have nothing. */
    private static final List<Given> ELSEWHERE = List.of(
            Given.elsewhere("mcp", "mcp:server", """
                    {"name": "example.desk/tools", "title": "Desk", "description": "Keeps a desk.", "version": "1.0.2",
                     "remotes": [{"type": "sse", "url": "https://desk.example/mcp"}]}"""),
            Given.elsewhere("oasf", "oasf:record", """
                    {"name": "example.desk", "version": "v1.0.2", "schema_version": "1.1.1", "authors": ["Somebody"],
                     "description": "Keeps a desk.", "skills": [{"name": "images/segmentation", "id": 101}]}"""),
            Given.elsewhere("entry", "ai-catalog:entry", """
                    {"identifier": "urn:air:desk.example:desk", "displayName": "Desk", "description": "Keeps a desk.",
                     "mediaType": "application/a2a-agent-card+json", "url": "https://desk.example/card.json",
                     "version": "1.0.2"}"""));

    private final List<Agent> pool = new ArrayList<>();
    private final Map<String, SigningKey> keys = new LinkedHashMap<>();
    private final Set<KnownKind> kinds = new TreeSet<>();
    private final Map<Digest, Bytes> written = new LinkedHashMap<>();
    private final Path folder;
    private final long seed;

    GeneratedDirectory(Path folder, long seed) {
        this.folder = folder;
        this.seed = seed;
        agents("agentdoc.yaml");
        agents("later.yaml");
        pool.add(new Agent("registries", Optional.empty(), ELSEWHERE));
        Node.root(json(read(EXAMPLES.resolveSibling("make/test-keys.json"))).orElseThrow())
                .members()
                .forEach(entry ->
                        keys.put(entry.node().text().orElseThrow(), key("agentdoc example test key: " + entry.name())));
    }

    /** An agent of the examples, with the key that its sources name as theirs. */
    private record Agent(String id, Optional<String> key, List<Given> sources) {}

    private record Given(String id, SourceKind kind, String ending, boolean madeByUs, Bytes bytes) {
        static Given of(SourceEntry entry) {
            Path file = entry.file().orElseThrow().path();
            String name = file.getFileName().toString();
            return new Given(
                    entry.id().text(),
                    entry.kind(),
                    name.substring(name.lastIndexOf('.')),
                    entry.madeByUs(),
                    read(file));
        }

        static Given elsewhere(String id, String kind, String document) {
            return new Given(id, new SourceKind(kind), ".json", false, Bytes.utf8(document));
        }

        boolean is(KnownKind wanted) {
            return kind.known().equals(Optional.of(wanted));
        }
    }

    /** Writes the configuration and every file of that many agents. */
    Path write(int agents) {
        StringBuilder lines = new StringBuilder();
        for (int i = 0; i < agents; i++) {
            lines.append(agent(i, new Random(seed + i))).append('\n');
        }
        save("agents.jsonl", Bytes.utf8(lines.toString()));
        String later = read(EXAMPLES.resolve("later.yaml")).display();
        String trust = later.substring(later.indexOf("trust:"), later.indexOf("\nagents:"));
        save(
                "agentdoc.yaml",
                Bytes.utf8("assembler:\n  id: https://directory.example\nsite:\n  layout: directory\n"
                        + "  title: Generated\n  base_url: https://directory.example/\n"
                        + "agents_from: [ agents.jsonl ]\n" + trust.replace("keys/", EXAMPLES + "/keys/")));
        return folder.resolve("agentdoc.yaml");
    }

    /** The kinds of source that were written. */
    Set<KnownKind> kinds() {
        return kinds;
    }

    /** The bytes of a source, by their digest. */
    Optional<Bytes> bytes(Digest digest) {
        return Optional.ofNullable(written.get(digest));
    }

    private String agent(int number, Random random) {
        String id = "g-%05d".formatted(number);
        Agent base = pool.get(random.nextInt(pool.size()));
        boolean renewed = base.key().isPresent() && random.nextInt(3) > 0;
        SigningKey own = key("generated " + seed + " " + number);
        Map<String, String> spellings = new LinkedHashMap<>();
        List<Json> sources = new ArrayList<>();
        for (Map.Entry<String, Given> source :
                chosen(base, KINDS.get(number % KINDS.size()), random).entrySet()) {
            Bytes bytes = source.getValue().bytes();
            Optional<Json> tree = json(bytes).filter(JsonObject.class::isInstance);
            if (renewed && tree.isPresent()) {
                Agent donor = donor(source.getValue());
                donor.key().ifPresent(key -> spellings.put(key, own.publicKey().nkey()));
                bytes = renewed((JsonObject) tree.get(), spellings, own, random);
                spellings.put(
                        Digest.of(source.getValue().bytes()).hex(),
                        Digest.of(bytes).hex());
            }
            sources.add(written(id, source.getKey(), source.getValue(), bytes));
        }
        JsonObject line = JsonObject.builder()
                .put("id", id)
                .put("sources", new JsonArray(sources))
                .build();
        return CanonicalJson.of(line).display();
    }

    /**
     * Most of the base's sources, one of that kind and a few of others', Descriptors first, so that records can name them by
     * digest.
     */
    private Map<String, Given> chosen(Agent base, KnownKind kind, Random random) {
        List<Given> chosen = new ArrayList<>();
        pool.stream()
                .flatMap(agent -> agent.sources().stream())
                .filter(source -> source.is(kind) && !base.sources().contains(source))
                .findFirst()
                .ifPresent(chosen::add);
        base.sources().stream().filter(source -> random.nextInt(8) > 0).forEach(chosen::add);
        for (int i = random.nextInt(BORROWED + 1); i > 0 || chosen.isEmpty(); i--) {
            Agent other = pool.get(random.nextInt(pool.size()));
            chosen.add(other.sources().get(random.nextInt(other.sources().size())));
        }
        chosen.sort(Comparator.comparing(source -> !source.is(KnownKind.AGENT_DESCRIPTOR)));
        Map<String, Given> named = new LinkedHashMap<>();
        for (Given source : chosen) {
            String name = source.id();
            named.put(named.containsKey(name) ? name + "-" + named.size() : name, source);
        }
        return named;
    }

    private Agent donor(Given source) {
        return pool.stream()
                .filter(agent -> agent.sources().contains(source))
                .findFirst()
                .orElseThrow();
    }

    private Bytes renewed(JsonObject document, Map<String, String> spellings, SigningKey own, Random random) {
        String text = CanonicalJson.of(document).display();
        for (Map.Entry<String, String> spelling : spellings.entrySet()) {
            text = text.replace(spelling.getKey(), spelling.getValue());
        }
        Json changed = json(Bytes.utf8(text)).orElseThrow();
        for (int i = random.nextInt(ODD_PLACES + 1); i > 0; i--) {
            changed = odd(changed, random);
        }
        return JsonPretty.of(changed instanceof JsonObject object ? signed(object, own) : changed);
    }

    /** One member of the document gone, or something else in its place. */
    private static Json odd(Json at, Random random) {
        if (!(at instanceof JsonObject object) || object.size() == 0) {
            return at;
        }
        List<String> names = object.names().stream()
                .filter(name ->
                        !Set.of("format", "subject", "signatures", "by", "id").contains(name))
                .toList();
        if (names.isEmpty()) {
            return at;
        }
        String name = names.get(random.nextInt(names.size()));
        Json value = object.get(name).orElseThrow();
        JsonObject.Builder changed = JsonObject.builder();
        object.forEach((member, old) -> {
            if (!member.equals(name)) {
                changed.put(member, old);
            }
        });
        if (value instanceof JsonObject && random.nextBoolean()) {
            changed.put(name, odd(value, random));
        } else if (value instanceof JsonArray array && !array.elements().isEmpty() && random.nextBoolean()) {
            List<Json> elements = new ArrayList<>(array.elements());
            int index = random.nextInt(elements.size());
            elements.set(index, odd(elements.get(index), random));
            changed.put(name, new JsonArray(elements));
        } else if (random.nextInt(3) > 0) {
            changed.put(name, instead(random));
        }
        return changed.build();
    }

    private static Json instead(Random random) {
        return switch (random.nextInt(6)) {
            case 0 -> JsonNull.NULL;
            case 1 -> new JsonText("");
            case 2 -> JsonArray.empty();
            case 3 -> JsonBoolean.FALSE;
            case 4 -> new JsonNumber("1e30");
            default -> new JsonText("a word nobody knows");
        };
    }

    /** Each signature made anew by the key that made it, where it is one of ours and the document still names it. */
    private JsonObject signed(JsonObject document, SigningKey own) {
        List<Node> entries =
                Node.root(document).member("signatures").map(Node::elements).orElse(List.of());
        JsonObject signed = document;
        for (Node entry : entries) {
            String by = entry.text("by").orElse("");
            Optional<SigningKey> key =
                    by.equals(own.publicKey().nkey()) ? Optional.of(own) : Optional.ofNullable(keys.get(by));
            Optional<FamilyTag> tag = entry.text("tag").flatMap(FamilyTag::of);
            if (key.isPresent() && tag.isPresent()) {
                RecordSigner signer = new RecordSigner(SignatureRules.standard());
                signed = signer.sign(signed, tag.get(), key.get()) instanceof Signing.Signed done
                        ? done.document()
                        : signed;
            }
        }
        return signed;
    }

    private Json written(String agent, String id, Given source, Bytes bytes) {
        String file = "sources/" + agent + "/" + id + source.ending();
        save(file, bytes);
        written.put(Digest.of(bytes), bytes);
        source.kind().known().ifPresent(kinds::add);
        JsonObject.Builder line = JsonObject.builder()
                .put("id", id)
                .put("kind", source.kind().text())
                .put("file", file);
        if (source.madeByUs()) {
            line.put("made_by_us", JsonBoolean.TRUE);
        } else {
            line.put("url", "https://" + agent + ".example/" + id).put("fetched_at", TAKEN);
        }
        return line.build();
    }

    private void agents(String configuration) {
        Path file = EXAMPLES.resolve(configuration);
        if (!(new ConfigurationFile(ConfigArgument.LIMITS).read(file, configuration)
                instanceof ConfigurationReading.Read read)) {
            throw new IllegalStateException(configuration);
        }
        try (Agents agents = new Agents(read.configuration(), read.base(), ConfigArgument.LIMITS)) {
            for (Optional<AgentEntry> next = agents.next(); next.isPresent(); next = agents.next()) {
                List<Given> sources = next.get().sources().stream()
                        .filter(source -> source.file().isPresent()
                                && Files.exists(source.file().get().path()))
                        .map(Given::of)
                        .toList();
                pool.add(new Agent(next.get().id(), subject(sources), sources));
            }
        }
    }

    private static Optional<String> subject(List<Given> sources) {
        return sources.stream()
                .flatMap(source -> json(source.bytes()).stream())
                .flatMap(tree -> Node.root(tree)
                        .member("subject")
                        .flatMap(subject -> subject.text("id"))
                        .or(() -> Node.root(tree).text("id").filter(id -> id.matches("U[A-Z2-7]{55}")))
                        .stream())
                .findFirst();
    }

    private static SigningKey key(String label) {
        return SigningKey.ofSeed(Digest.of(Bytes.utf8(label)).raw());
    }

    private static Optional<Json> json(Bytes bytes) {
        return new JsonParser(Limits.standard()).parse(bytes) instanceof JsonReading.Parsed(Json root)
                ? Optional.of(root)
                : Optional.empty();
    }

    private static Bytes read(Path file) {
        try {
            return Bytes.own(Files.readAllBytes(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void save(String name, Bytes bytes) {
        try {
            Path file = folder.resolve(name);
            Files.createDirectories(file.getParent());
            Files.write(file, bytes.toArray());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
