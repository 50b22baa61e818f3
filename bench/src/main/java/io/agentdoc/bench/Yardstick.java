package io.agentdoc.bench;

import io.agentdoc.assembler.crypto.SigningKey;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonPretty;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.json.JsonText;
import io.agentdoc.document.json.TaggedJson;
import io.agentdoc.document.value.Base64Text;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import io.agentdoc.document.value.Limits;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/**
 * The agents that the program is measured on: any number, each the same for the same seed.
 *
 * <p>Each has seven sources of 2 to 30 KB, 75 KB together, and five Ed25519 signatures over canonical JSON: its Descriptor
 * by a key of its own, a build record, a deployment record and two evaluations by keys that sign for many; its card and
 * its registration are not signed.
 */
public final class Yardstick {
    private static final int BUILDERS = 40;
    static final int DEPLOYERS = 20;
    static final int EVALUATORS = 20;
    private static final int BUILT_FILES = 200;
    private static final int INSTALLED_FILES = 94;
    private static final int CARD_LABELS = 60;
    private static final int REGISTRATION_LABELS = 42;
    private static final String SIGNATURES = "signatures";
    private static final String TEMPLATE_KEY = "UDUS47JQ2ODMXE4JSOHQMSDM7PNN5KTTKAO4472OOGFCC3RJ6OZ5OYC5";
    private static final List<String> WORDS = List.of(
            "amber", "basin", "cedar", "delta", "ember", "fjord", "grove", "haven", "inlet", "jetty", "knoll", "ledge",
            "mason", "north", "ocean", "plain", "quarry", "ridge", "stone", "tidal", "upland", "valley", "weir",
            "yard");

    private final Keyring keys;
    private final long seed;
    private final Map<String, String> templates = new TreeMap<>();

    public Yardstick(long seed) {
        this.seed = seed;
        this.keys = new Keyring(seed);
        for (String name : List.of("descriptor", "card", "registration", "build", "deployment", "evaluation")) {
            templates.put(name, template(name + ".json"));
        }
    }

    /** The name of an agent's entry. */
    public static String id(long number) {
        return String.format(Locale.ROOT, "reviewer-%07d", number);
    }

    /** The keys whose word on deployments counts. */
    public List<String> deployers() {
        return IntStream.range(0, DEPLOYERS)
                .mapToObj(i -> nkey("deployer " + i))
                .toList();
    }

    /** The keys whose word on evaluations counts. */
    public List<String> evaluators() {
        return IntStream.range(0, EVALUATORS)
                .mapToObj(i -> nkey("evaluator " + i))
                .toList();
    }

    /** The seven sources of one agent. */
    public List<YardstickSource> agent(long number) {
        return new Making(number).sources();
    }

    /** The one source of a small agent, of 2 KB. */
    List<YardstickSource> small(long number) {
        return List.of(new Making(number).card(0));
    }

    private String nkey(String label) {
        return keys.shared(label).publicKey().nkey();
    }

    private static String template(String name) {
        try (InputStream in = Objects.requireNonNull(Yardstick.class.getResourceAsStream("yardstick/" + name))) {
            return Bytes.own(in.readAllBytes()).display();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static JsonObject object(String text) {
        JsonReading reading = new JsonParser(Limits.standard()).parse(Bytes.utf8(text));
        if (reading instanceof JsonReading.Parsed(JsonObject object)) {
            return object;
        }
        throw new IllegalStateException("a template is no JSON object");
    }

    /** One agent as it is made. */
    private final class Making {
        private final SplittableRandom random;
        private final String host;
        private final SigningKey key;
        private final Map<String, String> names;

        Making(long number) {
            this.random = new SplittableRandom(seed * 1_000_003 + number);
            this.host = "desk-" + number + ".harlow.example";
            this.key = keys.own("agent " + number);
            this.names = Map.of(
                    TEMPLATE_KEY,
                    key.publicKey().nkey(),
                    "clauses.harlow.example",
                    host,
                    "desk@harlow.example",
                    "desk@" + host,
                    "Clause Reviewer",
                    "Clause Reviewer " + number,
                    "which clauses stray from them",
                    "which " + word() + " clauses stray from them");
        }

        List<YardstickSource> sources() {
            Bytes descriptor = signed("descriptor", key, "descriptor-statement-v1", this::asItIs);
            String digest = Digest.of(descriptor).toString();
            return List.of(
                    source("descriptor", "agent-descriptor", "/.well-known/agent-descriptor.json", descriptor),
                    card(CARD_LABELS),
                    source("registration", "agent-manifest", "/registration.json", JsonPretty.of(registration(digest))),
                    source("build", "build-record", "/build.json", record("build", "builder", BUILDERS, this::built)),
                    source(
                            "deployment",
                            "deployment-record",
                            "/deployment.json",
                            record("deployment", "deployer", DEPLOYERS, record -> installed(record, digest))),
                    source(
                            "evaluation",
                            "eval-record",
                            "/evaluation.json",
                            record("evaluation", "evaluator", EVALUATORS, record -> about(record, digest))),
                    source(
                            "evaluation-2",
                            "eval-record",
                            "/evaluation-2.json",
                            record("evaluation", "evaluator", EVALUATORS, record -> later(record, digest))));
        }

        YardstickSource card(int labels) {
            return source("card", "a2a-card", "/.well-known/agent-card.json", JsonPretty.of(labelled("card", labels)));
        }

        private YardstickSource source(String id, String kind, String path, Bytes bytes) {
            return new YardstickSource(id, kind, "https://" + host + path, bytes);
        }

        private JsonObject filled(String template) {
            String text = Objects.requireNonNull(templates.get(template));
            for (Map.Entry<String, String> name : names.entrySet()) {
                text = text.replace(name.getKey(), name.getValue());
            }
            return object(text);
        }

        private Bytes record(String template, String signers, int many, UnaryOperator<JsonObject> change) {
            SigningKey signer = keys.shared(signers + " " + random.nextInt(many));
            String tag = "agent-" + (template.equals("evaluation") ? "eval" : template) + "-record-v1";
            return signed(
                    template,
                    signer,
                    tag,
                    record -> with(
                            change.apply(record),
                            "by",
                            new JsonText(signer.publicKey().nkey())));
        }

        private Bytes signed(String template, SigningKey signer, String tag, UnaryOperator<JsonObject> change) {
            JsonObject unsigned = change.apply(filled(template)).without(SIGNATURES);
            JsonObject entry = JsonObject.builder()
                    .put("tag", tag)
                    .put("by", signer.publicKey().nkey())
                    .put("sig", Base64Text.encode(signer.sign(TaggedJson.of(tag, unsigned))))
                    .put("alg", "ed25519")
                    .build();
            return JsonPretty.of(with(unsigned, SIGNATURES, new JsonArray(List.of(entry))));
        }

        private JsonObject asItIs(JsonObject document) {
            return document;
        }

        private JsonObject built(JsonObject record) {
            return with(record, "files", files(BUILT_FILES));
        }

        private JsonObject installed(JsonObject record, String digest) {
            return with(about(record, digest), "ledger", files(INSTALLED_FILES));
        }

        private JsonObject about(JsonObject record, String digest) {
            return with(record, "descriptor_digest", new JsonText(digest));
        }

        private JsonObject later(JsonObject record, String digest) {
            return with(about(record, digest), "produced_at", new JsonText("2026-09-29T09:10:00Z"));
        }

        private JsonObject registration(String digest) {
            JsonObject there = JsonObject.builder()
                    .put("url", "https://" + host + "/.well-known/agent-descriptor.json")
                    .put("digest", digest)
                    .build();
            return with(labelled("registration", REGISTRATION_LABELS), "descriptor", there);
        }

        /** With members that no reader knows: they are read over, and digested with the rest. */
        private JsonObject labelled(String template, int many) {
            JsonArray labels = JsonArray.texts(IntStream.range(0, many).mapToObj(i -> sentence()));
            return with(filled(template), "labels", labels);
        }

        private JsonArray files(int many) {
            return JsonArray.of(IntStream.range(0, many)
                    .mapToObj(i -> JsonObject.builder()
                            .put("path", "skills/" + word() + "/" + word() + "-" + i + ".md")
                            .put("sha256", hex())
                            .build()));
        }

        private String sentence() {
            return String.join(" ", IntStream.range(0, 14).mapToObj(i -> word()).toList());
        }

        private String word() {
            return WORDS.get(random.nextInt(WORDS.size()));
        }

        private String hex() {
            return IntStream.range(0, 4)
                    .mapToObj(i -> String.format(Locale.ROOT, "%016x", random.nextLong()))
                    .reduce("", String::concat);
        }
    }

    private static JsonObject with(JsonObject object, String name, Json value) {
        JsonObject.Builder builder = JsonObject.builder();
        object.forEach(builder::put);
        return builder.put(name, value).build();
    }
}
