package io.agentdoc.assembler.secret;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.testing.Clause;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is a credential's value and what only looks like one; none of these is or was anybody's. */
@Clause("12.6-4")
class SecretsTest {
    /** Twenty characters as a machine draws them; joined to a prefix here, so that no file holds the whole. */
    private static final String DRAWN = "q7Zt91LmXc04VbNa83Kp";

    /**
     * A text, what it holds in ordinary prose, and whether it has the look of a credential where none belongs; each @ is a
     * drawn value.
     */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            nullValues = "-",
            value = {
                "sk-@                                             | a secret key              | true",
                "We use sk_live_@ for that.                       | a secret key              | true",
                "ghp_@@                                           | a GitHub token            | true",
                "github_pat_@@                                    | a GitHub token            | true",
                "glpat-@                                          | a GitLab token            | true",
                "xoxb-@                                           | a Slack token             | true",
                "npm_@q7Zt91LmXc04VbNa                            | an npm token              | true",
                "hf_@@                                            | a Hugging Face token      | true",
                "AKIAQ7ZT2ILMXCO4VBNA                             | an AWS access key         | true",
                "Authorization: Bearer @@                         | a bearer token            | true",
                "eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiIxMjM0NTY3In0.@   | a signed token            | true",
                "SUAEGDPNTWXACIF45CA23BUY36RIMWZXW5LEHSEOK2ONS5JWJ7PBC2EWBA | the seed of a key | true",
                "see https://someone:@@host.example/              | a password in a URL       | true",
                "-----BEGIN RSA PRIVATE KEY-----\\nMIIE@         | a private key             | true",
                "API_KEY=@                                        | the value of a credential | true",
                "`\"password\": \"@\"`                            | the value of a credential | true",
                "client_secret: '@'                               | the value of a credential | true",
                "`\"credential\": \"language-model-key\"`         | -                         | false",
                "token = process.env.FRANKING_TOKEN_2             | -                         | true",
                "const apiKey = config.credentials.franking.apiKey1; | -                      | true",
                "API_KEY=<your-api-key-goes-here-1>               | -                         | false",
                "password: 'see-the-install-file-2026'            | -                         | false",
                "https://user:password@host.example/              | -                         | false",
                "https://name:${PASSWORD}@host.example/           | -                         | false",
                "sk-learn is a library, and so is sk-something-without-any-number | -         | true",
                "sk-learn is a library                            | -                         | false",
                "Bearer tokens are sent in a header               | -                         | false",
                "Send the key as a bearer token                   | -                         | false",
                "Authorization: Basic dXNlcjpwYXNzd29yZA==        | -                         | true",
                "-----BEGIN PUBLIC KEY-----                       | -                         | true",
                "UBMBH4BK6EIHQFVMHLSABFSQXB3JXUFZOXVZQTIERO33AD4HHAI3D7QP | -                 | false",
                "sha256:9fc931aefcad46f0c28f7b45f21bb66280ec6814da951dca4cbcc510f1b2974b | -  | false",
            })
    void in_prose_it_is_the_value_itself_and_where_none_belongs_the_look_of_one(
            String template, @Nullable String inProse, boolean alike) {
        String text = template.replaceFirst("@@(?!host)", DRAWN + DRAWN).replaceFirst("@(?!host)", DRAWN);
        assertEquals(Optional.ofNullable(inProse), Secrets.first(text).map(Secrets.Secret::what), text);
        assertEquals(alike, Secrets.isAlike(text), text);
    }

    /** Every name that keeps a secret, since a text without one of their words is not looked at closely. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "api_key",
                "apikey",
                "access-key",
                "secret",
                "SECRET_KEY",
                "client_secret",
                "private-key",
                "authToken",
                "Access_Token",
                "token",
                "PASSWD",
                "password",
                "credential"
            })
    void whatever_name_it_is_given_to_it_is_a_secret(String name) {
        assertTrue(Secrets.first("It is " + name + ": " + DRAWN).isPresent());
        assertTrue(Secrets.given(name, DRAWN).isPresent());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"token\": \"sha256:9fc931aefcad46f0c28f7b45f21bb66280ec6814da951dca4cbcc510f1b2974b\"",
                "-----BEGIN PRIVATE KEY-----\" + key + \"-----END PRIVATE KEY-----",
                "key=\"-----BEGIN PRIVATE KEY-----\\nXXXX\\n-----END PRIVATE KEY-----",
                "\"integrity\": \"sha512-YSBtYWRlLXVwIHZhbHVlLCBhcyBsb25nIGFzIGEgcmVhbCBvbmU6IDY0IGJ5dGVz\""
            })
    void digests_and_samples_are_none(String text) {
        assertEquals(Optional.empty(), Secrets.first(text), text);
    }

    @Test
    void the_header_of_an_encrypted_key_does_not_hide_it() {
        assertEquals(
                Optional.of("a private key"),
                Secrets.first("-----BEGIN RSA PRIVATE KEY-----\n"
                                + "Proc-Type: 4,ENCRYPTED\n"
                                + "DEK-Info: AES-128-CBC,00\n\n"
                                + "MIIE"
                                + DRAWN)
                        .map(Secrets.Secret::what));
    }

    @Test
    void a_member_that_is_named_like_a_secret_is_looked_at_by_its_value() {
        assertTrue(Secrets.given("TARIFF_TOKEN", DRAWN).isPresent());
        assertEquals(Optional.empty(), Secrets.given("TARIFF_OFFICE", DRAWN));
        assertEquals(Optional.empty(), Secrets.given("TARIFF_TOKEN", "tariff-token"));
    }
}
