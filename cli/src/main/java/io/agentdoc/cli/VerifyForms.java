package io.agentdoc.cli;

import io.agentdoc.assembler.provenance.Chain;
import io.agentdoc.assembler.provenance.Join;
import io.agentdoc.assembler.provenance.Joining;
import io.agentdoc.assembler.provenance.Presented;
import io.agentdoc.assembler.verify.Coverage;
import io.agentdoc.assembler.verify.SignatureCheck;
import io.agentdoc.cli.text.SafeText;
import io.agentdoc.document.check.Finding;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonNumber;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.model.KnownKind;
import io.agentdoc.document.value.Digest;
import io.agentdoc.document.value.JsonPointer;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** What verifying found, for people and for programs. */
final class VerifyForms {
    private static final String NOT_SHOWN =
            "None of this shows that the process which answers was started from these bytes,"
                    + " nor that its work is good.";

    private final VerifyResult result;
    private final StringBuilder text = new StringBuilder();

    VerifyForms(VerifyResult result) {
        this.result = result;
    }

    String text() {
        text.setLength(0);
        result.all().forEach(this::one);
        result.chains().forEach(this::chain);
        result.history().findings().forEach(finding -> line(sentence(finding)));
        result.history().cannotCheck().forEach(why -> line("not checked: " + why));
        return text.toString();
    }

    private void one(VerifyResult.One one) {
        line(one.presented().name() + "  " + kind(one.presented()));
        switch (one.presented()) {
            case Presented.Unreadable(String name, String why) -> line("  not read: " + why);
            case Presented.Packed whole ->
                line("  digest: "
                        + whole.digest()
                                .map(Digest::toString)
                                .orElse("none, for these are files and not the archive as published"));
            case Presented.Document document -> {
                line("  digest: " + document.digest());
                line("  signature: " + signature(document.signature()));
                document.signature().covered().ifPresent(this::coverage);
            }
        }
        one.findings().forEach(finding -> line("  " + sentence(finding)));
    }

    private void coverage(Coverage coverage) {
        line("  form: " + coverage.form());
        coverage.uncovered().forEach(place -> line("  not covered: " + place));
    }

    private static String signature(SignatureCheck check) {
        return check.state().toString().replace('_', ' ')
                + check.signer().map(key -> ", made with key " + key).orElse("")
                + check.sentence().map(note -> " (" + note + ")").orElse("");
    }

    private static String kind(Presented presented) {
        return switch (presented) {
            case Presented.Packed whole -> KnownKind.PLUGIN_PACKAGE.toString();
            case Presented.Unreadable unreadable -> "unknown";
            case Presented.Document document ->
                document.kind().map(KnownKind::toString).orElse(agentDocOrUnknown(document));
        };
    }

    private static String agentDocOrUnknown(Presented.Document document) {
        return document.root().member("agentdoc").isPresent() ? "agentdoc" : "unknown";
    }

    private void chain(Chain chain) {
        line("");
        line("The five joins of 12.8"
                + chain.deployment().map(name -> ", for " + name).orElse(", without a deployment record") + ":");
        chain.joinings().stream()
                .filter(joining -> joining.join().isOfTheFive())
                .forEach(this::joining);
        line("Beside them:");
        chain.joinings().stream()
                .filter(joining -> !joining.join().isOfTheFive())
                .forEach(this::joining);
        chain.findings().forEach(finding -> line(sentence(finding)));
        line(NOT_SHOWN);
    }

    private void joining(Joining joining) {
        Join join = joining.join();
        String number = join.isOfTheFive() ? join.number() + " " : "";
        line("  " + number + words(joining) + ": " + join.what());
        line("      " + joining.why() + documents(joining));
        joining.weaker().ifPresent(why -> line("      weaker: " + why));
        if (joining.state() == Joining.State.ESTABLISHED) {
            line("      shows that " + join.shows());
            line("      does not show " + join.doesNotShow());
        }
    }

    private static String words(Joining joining) {
        return joining.state().toString().replace('_', ' ');
    }

    private static String documents(Joining joining) {
        return joining.documents().isEmpty() ? "" : " (" + String.join(", ", joining.documents()) + ")";
    }

    private static String sentence(Finding finding) {
        return finding.level().toString().toLowerCase(Locale.ROOT) + " " + finding.rule() + " " + finding.place() + ": "
                + finding.message();
    }

    private void line(String line) {
        text.append(SafeText.of(line)).append('\n');
    }

    JsonObject json() {
        return JsonObject.builder()
                .put("documents", JsonArray.of(result.all().stream().map(VerifyForms::json)))
                .put("provenance", JsonArray.of(result.chains().stream().map(VerifyForms::json)))
                .put("findings", findings(result.history().findings()))
                .put("cannot_check", JsonArray.texts(result.history().cannotCheck().stream()))
                .build();
    }

    private static JsonObject json(VerifyResult.One one) {
        JsonObject.Builder object =
                JsonObject.builder().put("name", one.presented().name()).put("kind", kind(one.presented()));
        switch (one.presented()) {
            case Presented.Unreadable(String name, String why) -> object.put("why", why);
            case Presented.Packed whole -> digest(object, whole.digest());
            case Presented.Document document -> {
                digest(object, Optional.of(document.digest()));
                signature(object, document.signature());
            }
        }
        return object.put("findings", findings(one.findings())).build();
    }

    private static void digest(JsonObject.Builder object, Optional<Digest> digest) {
        digest.ifPresent(found -> object.put("digest", found.toString()));
    }

    private static void signature(JsonObject.Builder object, SignatureCheck check) {
        object.put("signature", check.state().toString());
        check.signer().ifPresent(key -> object.put("signed_by", key));
        check.sentence().ifPresent(note -> object.put("signature_note", note));
        check.covered()
                .ifPresent(coverage -> object.put(
                                "signature_reading", coverage.form().toString())
                        .put(
                                "signature_uncovered",
                                JsonArray.texts(coverage.uncovered().stream().map(JsonPointer::toString))));
    }

    private static JsonObject json(Chain chain) {
        JsonObject.Builder object = JsonObject.builder();
        chain.deployment().ifPresent(name -> object.put("deployment", name));
        return object.put("joins", joins(chain, true))
                .put("further", joins(chain, false))
                .put("findings", findings(chain.findings()))
                .put("not_shown", NOT_SHOWN)
                .build();
    }

    private static JsonArray joins(Chain chain, boolean ofTheFive) {
        return JsonArray.of(chain.joinings().stream()
                .filter(joining -> joining.join().isOfTheFive() == ofTheFive)
                .map(VerifyForms::json));
    }

    private static JsonObject json(Joining joining) {
        Join join = joining.join();
        JsonObject.Builder object = JsonObject.builder();
        if (join.isOfTheFive()) {
            object.put("number", new JsonNumber(Integer.toString(join.number())));
        }
        object.put("join", join.toString())
                .put("state", joining.state().toString())
                .put("what", join.what())
                .put("why", joining.why());
        joining.weaker().ifPresent(why -> object.put("weaker", why));
        return object.put("shows", join.shows())
                .put("does_not_show", join.doesNotShow())
                .put("documents", JsonArray.texts(joining.documents().stream()))
                .build();
    }

    private static JsonArray findings(List<Finding> findings) {
        Stream<JsonObject> all = findings.stream()
                .map(finding -> JsonObject.builder()
                        .put("rule", finding.rule())
                        .put("level", finding.level().toString().toLowerCase(Locale.ROOT))
                        .put("place", finding.place())
                        .put("message", finding.message())
                        .build());
        return JsonArray.of(all);
    }
}
