package io.agentdoc.assembler.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import io.agentdoc.assembler.secret.Secrets;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.Node;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What looks for secrets and addresses in a stranger's text costs no more than the text is long. */
class HostileTextTest {
    private static final int LENGTH = 1 << 20;
    /** A thousand times what it takes; a search that starts again at each sign would take hours. */
    private static final Duration GUARD = Duration.ofSeconds(60);

    private static Node text(String text) {
        return Node.root(JsonObject.builder().put("said", text).build());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a",
                "a.",
                "@",
                "a@",
                "a@b",
                "://",
                "a://",
                "a://b",
                "eyJ-",
                "key:",
                "key =",
                "1.",
                "a:1",
                " ",
                "x@ ",
                "sk-",
                "sk-a",
                "eyJhbGciOiJ",
                "Bearer ",
                "SG.",
                "-----BEGIN ",
                "token=",
                "password: a"
            })
    void a_megabyte_of_anything_is_looked_through_in_one_go(String piece) {
        Node hostile = text(piece.repeat(LENGTH / piece.length()));
        assertTimeoutPreemptively(GUARD, () -> {
            Secrets.first(hostile.text("said").orElseThrow());
            Bindings.ofOneCaller(hostile);
            Bindings.orAddress(hostile);
            RecordTrunk.isAddress(hostile.text("said").orElseThrow());
        });
    }

    @Test
    void what_was_an_address_or_a_secret_is_one_still() {
        for (String bound : new String[] {
            "see https://user:pass@a.example/",
            "https://a.example/?account=7",
            "ftp://a.example/#me",
            "x eyJhbGciOiJIUzI1NiJ9.e30.sig"
        }) {
            assertEquals(true, Bindings.ofOneCaller(text(bound)).isPresent(), bound);
        }
        assertEquals(Optional.empty(), Bindings.ofOneCaller(text("read https://a.example/terms, and ask?")));
        for (String bound : new String[] {"at mesh://a", "write to me@a.example", "(https://a.example)"}) {
            assertEquals(true, Bindings.orAddress(text(bound)).isPresent(), bound);
        }
        assertEquals(Optional.empty(), Bindings.orAddress(text("5 EUR per 1000 tokens, at noon. @home")));
        for (String bound : new String[] {"a\nhttps://b", "10.0.0.1", "host:8443", "me@a.example"}) {
            assertEquals(true, RecordTrunk.isAddress(bound), bound);
        }
        assertEquals(false, RecordTrunk.isAddress("bench harness 2.1"));
    }
}
