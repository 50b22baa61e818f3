package io.agentdoc.assembler.crypto;

import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Limits;
import io.agentdoc.document.value.PublicKey;
import io.agentdoc.testing.Corpus;
import java.util.HexFormat;

/** One public test vector: a key, a message and a signature. */
record Vector(String name, PublicKey key, Bytes message, Bytes signature) {

    boolean isAccepted(Ed25519 ed25519) {
        return ed25519.verify(key, message, signature);
    }

    static Node document(String path) {
        Limits wide = new Limits(1 << 24, 64, 1 << 22, 1 << 20, 64);
        return switch (new JsonParser(wide).parse(Bytes.own(Corpus.bytes(path)))) {
            case JsonReading.Parsed parsed -> Node.root(parsed.root());
            case JsonReading.Malformed malformed -> throw new IllegalStateException(path + ": " + malformed.why());
        };
    }

    static Bytes hex(Node parent, String member) {
        return Bytes.own(HexFormat.of().parseHex(text(parent, member)));
    }

    static String text(Node parent, String member) {
        return parent.text(member).orElseThrow();
    }
}
