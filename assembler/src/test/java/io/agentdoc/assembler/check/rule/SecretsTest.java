package io.agentdoc.assembler.check.rule;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.testing.Clause;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is a credential's value and what only looks like one; none of these is or was anybody's. */
@Clause("12.6-4")
class SecretsTest {
    /** Twenty characters as a machine draws them; joined to a prefix here, so that no file holds the whole. */
    private static final String DRAWN = "q7Zt91LmXc04VbNa83Kp";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a secret key|sk-@",
                "a secret key|sk_live_@",
                "a GitHub token|ghp_@@",
                "a GitHub token|github_pat_@@",
                "a GitLab token|glpat-@",
                "a Slack token|xoxb-@",
                "an npm token|npm_@@",
                "a bearer token|Authorization: Bearer @@",
                "a password in a URL|https://someone:@@host.example/",
                "a private key|-----BEGIN RSA PRIVATE KEY-----\nProc-Type: 4,ENCRYPTED\nDEK-Info: AES-128-CBC,00\n\nMIIE@",
                "a private key|{\"key\": \"-----BEGIN PRIVATE KEY-----\\nMIIE@",
                "the value of a credential|API_KEY=@",
                "the value of a credential|\"password\": \"@\"",
                "the value of a credential|client_secret: '@'"
            })
    void a_value_in_its_issuers_form_or_given_to_a_telling_name_is_found(String row) {
        String kind = row.substring(0, row.indexOf('|'));
        String text = row.substring(row.indexOf('|') + 1)
                .replaceFirst("@@(?!host)", DRAWN + DRAWN)
                .replaceFirst("@", DRAWN);
        if (kind.equals("an npm token")) {
            text = text.substring(0, 40);
        }
        assertEquals(Optional.of(kind), Secrets.first(text).map(Secrets.Secret::what), text);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"credential\": \"language-model-key\"",
                "token = process.env.FRANKING_TOKEN_2",
                "const apiKey = config.credentials.franking.apiKey1;",
                "API_KEY=<your-api-key-goes-here-1>",
                "password: 'see-the-install-file-2026'",
                "\"token\": \"sha256:9fc931aefcad46f0c28f7b45f21bb66280ec6814da951dca4cbcc510f1b2974b\"",
                "https://user:password@host.example/",
                "https://name:${PASSWORD}@host.example/",
                "-----BEGIN PRIVATE KEY-----\" + key + \"-----END PRIVATE KEY-----",
                "key=\"-----BEGIN PRIVATE KEY-----\\nXXXX\\n-----END PRIVATE KEY-----",
                "sk-learn is a library, and so is sk-something-without-any-number",
                "Bearer tokens are sent in a header",
                "\"integrity\": \"sha512-YSBtYWRlLXVwIHZhbHVlLCBhcyBsb25nIGFzIGEgcmVhbCBvbmU6IDY0IGJ5dGVz\""
            })
    void names_places_digests_and_samples_are_none(String text) {
        assertEquals(Optional.empty(), Secrets.first(text), text);
    }

    @Test
    void a_member_that_is_named_like_a_secret_is_looked_at_by_its_value() {
        assertTrue(Secrets.given("TARIFF_TOKEN", DRAWN).isPresent());
        assertEquals(Optional.empty(), Secrets.given("TARIFF_OFFICE", DRAWN));
        assertEquals(Optional.empty(), Secrets.given("TARIFF_TOKEN", "tariff-token"));
    }
}
