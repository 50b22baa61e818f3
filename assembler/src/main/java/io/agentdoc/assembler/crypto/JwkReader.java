package io.agentdoc.assembler.crypto;

import io.agentdoc.document.json.CanonicalJson;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import io.agentdoc.document.value.PublicKey;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Optional;

/**
 * Reads public keys as RFC 7517, 7518 and 8037 write them.
 *
 * <p>A private or shared key in a set of public ones is somebody's mistake and is refused by its kind, and never
 * repeated. RSA below 2,048 bits is weak; above the limit it would only cost time.
 */
public final class JwkReader {
    /** Shorter keys can be broken, so that a signature by one shows nothing (RFC 7518, 3.3). */
    private static final int LEAST_RSA_BITS = 2_048;

    private static final List<String> PRIVATE = List.of("d", "p", "q", "dp", "dq", "qi", "oth", "k");
    private static final String THUMBPRINT = "urn:ietf:params:oauth:jwk-thumbprint:sha-256:";

    private final Ed25519 ed25519;
    private final CryptoLimits limits;

    public JwkReader(Ed25519 ed25519, CryptoLimits limits) {
        this.ed25519 = ed25519;
        this.limits = limits;
    }

    public JwkReading read(Node entry) {
        if (!entry.isObject()) {
            return new JwkReading.Refused("is no object");
        }
        if (PRIVATE.stream().anyMatch(name -> entry.member(name).isPresent())) {
            return new JwkReading.Refused("holds a private or a shared key, where only a public one belongs");
        }
        if (!isForSignatures(entry)) {
            return new JwkReading.Refused("is not for signatures, as its use or key_ops says");
        }
        Optional<String> named = entry.text("alg");
        Optional<JoseAlgorithm> only = named.flatMap(JoseAlgorithm::of);
        if (entry.member("alg").isPresent() && only.isEmpty()) {
            return new JwkReading.Refused("is for an algorithm that is not checked");
        }
        return switch (key(entry)) {
            case Made.Sound(JoseKey key) -> new JwkReading.Key(new Jwk(entry.text("kid"), only, key));
            case Made.Unfit(String why) -> new JwkReading.Refused(why);
        };
    }

    /** What the numbers of an entry make. */
    private sealed interface Made {
        record Sound(JoseKey key) implements Made {}

        record Unfit(String why) implements Made {}
    }

    private static boolean isForSignatures(Node entry) {
        boolean use = entry.member("use").isEmpty() || entry.text("use").equals(Optional.of("sig"));
        Optional<Node> ops = entry.member("key_ops");
        return use
                && (ops.isEmpty()
                        || ops.get().elements().stream()
                                .anyMatch(op -> op.text().equals(Optional.of("verify"))));
    }

    private Made key(Node entry) {
        return switch (entry.text("kty").orElse("")) {
            case "OKP" -> edwards(entry);
            case "EC" -> ec(entry);
            case "RSA" -> rsa(entry);
            case "oct" -> new Made.Unfit("is a shared secret, which nobody else could check");
            default -> new Made.Unfit("is of a kty that is not read; OKP, EC and RSA are");
        };
    }

    private Made edwards(Node entry) {
        Optional<Bytes> x = bytes(entry, "x");
        if (!entry.text("crv").equals(Optional.of("Ed25519"))) {
            return new Made.Unfit("is on a curve that is not checked; of OKP keys only Ed25519 is");
        }
        return x.filter(bytes -> bytes.size() == 32)
                .map(PublicKey::new)
                .filter(ed25519::isSound)
                .<Made>map(key -> new Made.Sound(new EdwardsKey(key, ed25519)))
                .orElseGet(() -> new Made.Unfit("is no sound Ed25519 key"));
    }

    private static Made ec(Node entry) {
        Optional<EcKey.Curve> curve = Arrays.stream(EcKey.Curve.values())
                .filter(one -> entry.text("crv").equals(Optional.of(one.toString())))
                .findFirst();
        if (curve.isEmpty()) {
            return new Made.Unfit("is on a curve that is not checked; of EC keys P-256, P-384 and P-521 are");
        }
        Optional<Bytes> x = coordinate(entry, "x", curve.get());
        Optional<Bytes> y = coordinate(entry, "y", curve.get());
        return x.flatMap(one -> y.flatMap(
                        other -> EcKey.of(curve.get(), one, other, thumbprint(entry, "crv", "kty", "x", "y"))))
                .<Made>map(Made.Sound::new)
                .orElseGet(() -> new Made.Unfit("is no point on " + curve.get()));
    }

    private static Optional<Bytes> coordinate(Node entry, String name, EcKey.Curve curve) {
        return bytes(entry, name).filter(bytes -> bytes.size() == curve.length());
    }

    private Made rsa(Node entry) {
        Optional<Bytes> modulus = bytes(entry, "n").filter(bytes -> bytes.size() > 0 && bytes.at(0) != 0);
        Optional<Bytes> exponent = bytes(entry, "e").filter(bytes -> bytes.size() > 0 && bytes.size() <= 8);
        int bits = modulus.map(JwkReader::bits).orElse(0);
        if (bits < LEAST_RSA_BITS || bits > limits.maxRsaBits()) {
            return new Made.Unfit("has an RSA modulus of " + bits + " bits; " + LEAST_RSA_BITS + " to "
                    + limits.maxRsaBits() + " are read");
        }
        return modulus.flatMap(n -> exponent.flatMap(e -> RsaKey.of(n, e, thumbprint(entry, "e", "kty", "n"))))
                .<Made>map(Made.Sound::new)
                .orElseGet(() -> new Made.Unfit("is no sound RSA key"));
    }

    private static int bits(Bytes modulus) {
        return 8 * modulus.size() - (Integer.numberOfLeadingZeros(modulus.at(0) & 0xff) - 24);
    }

    private static Optional<Bytes> bytes(Node entry, String name) {
        return entry.text(name).flatMap(Base64Url::decode);
    }

    /** RFC 7638: the digest of the members that make the key, in their order and nothing else. */
    private static String thumbprint(Node entry, String... names) {
        JsonObject.Builder required = JsonObject.builder();
        for (String name : names) {
            entry.text(name).ifPresent(text -> required.put(name, text));
        }
        Digest digest = Digest.of(CanonicalJson.of(required.build()));
        return THUMBPRINT
                + Base64.getUrlEncoder()
                        .withoutPadding()
                        .encodeToString(digest.raw().toArray());
    }
}
