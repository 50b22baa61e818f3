package io.agentdoc.assembler.crypto;

import io.agentdoc.document.value.Base64Text;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import io.agentdoc.document.value.PublicKey;
import io.agentdoc.fuzz.Holds;
import io.agentdoc.fuzz.Seeds;
import io.agentdoc.fuzz.Target;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** Public keys in a set, and the spellings of a key, a digest and of bytes: each has one. */
public final class PublicKeySets implements Target {
    private final JwkReader reader = new JwkReader(new Ed25519(), CryptoLimits.standard());

    @Override
    public void test(byte[] input) {
        Bytes bytes = Bytes.copyOf(input);
        if (Holds.twice(() -> JwkSetReading.of(bytes, reader).getClass()) == JwkSetReading.Read.class
                && JwkSetReading.of(bytes, reader) instanceof JwkSetReading.Read(JwkSet set)) {
            set.keys().forEach(PublicKeySets::judged);
        }
        String text = new String(input, StandardCharsets.UTF_8);
        PublicKey.parse(text)
                .ifPresent(key -> Holds.same(Optional.of(key), PublicKey.parse(key.nkey()), "a key of a key"));
        Digest.parse(text).ifPresent(digest -> {
            Holds.same(Optional.of(digest), Digest.parse(digest.toString()), "a digest of a digest");
            Holds.same(Optional.of(digest), Digest.parse(digest.hex()), "a digest of a digest's digits");
            Holds.that(text.endsWith(digest.hex()), () -> "other digits than " + text);
        });
        Base64Text.decode(text)
                .ifPresent(decoded ->
                        Holds.same(Optional.of(decoded), Base64Text.decode(Base64Text.encode(decoded)), "base64"));
        Base64Url.decode(text)
                .ifPresent(decoded -> Holds.same(decoded, Base64Url.decode(text).orElseThrow(), "base64url"));
    }

    private static void judged(Jwk key) {
        Bytes signature = Bytes.own(new byte[key.signatureLength()]);
        for (JoseAlgorithm algorithm : JoseAlgorithm.values()) {
            Holds.that(
                    !key.verify(algorithm, Bytes.utf8("nothing"), signature), () -> "zeros are a signature of " + key);
        }
    }

    @Override
    public List<byte[]> seeds() {
        return Seeds.all(
                Seeds.files(Seeds.ending(".jwks.json", "jwks.json"), "examples"),
                Seeds.corpus(Seeds.ending("jwks.json"), "a2a-signatures").stream()
                        .map(Seeds::bytes)
                        .toList(),
                Seeds.texts(
                        "{\"keys\":[{\"kty\":\"OKP\",\"crv\":\"Ed25519\",\"x\":\"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo\"}]}",
                        "{\"keys\":[{\"kty\":\"EC\",\"crv\":\"P-256\",\"x\":\"MKBCTNIcKUSDii11ySs3526iDZ8AiTo7Tu6KPAqv7D4\","
                                + "\"y\":\"4Etl6SRW2YiLUrN5vfvVHuhp7x8PxltmWWlbbM4IFyM\",\"use\":\"sig\",\"kid\":\"1\"}]}",
                        "UDXU4RCSJNZOIQHZNWXHXORDPRTGNJAHAHFRGZNEEJCPQTT2M7NLCNF4",
                        "ed25519:11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo",
                        "sha256:" + "0a".repeat(32),
                        "QUJD"));
    }
}
