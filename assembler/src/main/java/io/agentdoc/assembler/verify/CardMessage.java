package io.agentdoc.assembler.verify;

import static io.agentdoc.assembler.verify.CardMessage.Presence.DROPPED;
import static io.agentdoc.assembler.verify.CardMessage.Presence.KEPT;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The members of an A2A 1.0 card, object by object, as far as signing asks about them (its 8.4.1).
 *
 * <p>A member that is required there, or optional with a presence of its own, is signed whatever it holds; any other one
 * is left out of the signed form where it holds nothing.
 */
record CardMessage(Map<String, Field> fields) {

    /** Whether a member is signed where it holds nothing. */
    enum Presence {
        KEPT,
        DROPPED
    }

    /** What a member holds. */
    sealed interface Shape {
        /** A value without members that signing asks about. */
        record Plain() implements Shape {}

        record One(CardMessage message) implements Shape {}

        record Many(CardMessage message) implements Shape {}

        record ByName(CardMessage message) implements Shape {}
    }

    record Field(Presence presence, Shape shape) {}

    private static final CardMessage INTERFACE =
            of().kept("url", "protocolBinding", "protocolVersion").dropped("tenant");
    private static final CardMessage PROVIDER = of().kept("url", "organization");
    private static final CardMessage EXTENSION = of().dropped("uri", "description", "required", "params");
    private static final CardMessage CAPABILITIES = of().kept("streaming", "pushNotifications", "extendedAgentCard")
            .with("extensions", DROPPED, new Shape.Many(EXTENSION));
    private static final CardMessage SCOPES = of().dropped("list");
    private static final CardMessage REQUIREMENT = of().with("schemes", DROPPED, new Shape.ByName(SCOPES));
    private static final CardMessage SKILL = of().kept("id", "name", "description", "tags")
            .dropped("examples", "inputModes", "outputModes")
            .with("securityRequirements", DROPPED, new Shape.Many(REQUIREMENT));
    private static final CardMessage FLOWS = of().with(
                    "authorizationCode",
                    KEPT,
                    new Shape.One(
                            of().kept("authorizationUrl", "tokenUrl", "scopes").dropped("refreshUrl", "pkceRequired")))
            .with(
                    "clientCredentials",
                    KEPT,
                    new Shape.One(of().kept("tokenUrl", "scopes").dropped("refreshUrl")))
            .with(
                    "deviceCode",
                    KEPT,
                    new Shape.One(of().kept("deviceAuthorizationUrl", "tokenUrl", "scopes")
                            .dropped("refreshUrl")))
            .with("implicit", KEPT, new Shape.One(of().dropped("authorizationUrl", "refreshUrl", "scopes")))
            .with("password", KEPT, new Shape.One(of().dropped("tokenUrl", "refreshUrl", "scopes")));
    private static final CardMessage SCHEME = of().with(
                    "apiKeySecurityScheme",
                    KEPT,
                    new Shape.One(of().kept("location", "name").dropped("description")))
            .with(
                    "httpAuthSecurityScheme",
                    KEPT,
                    new Shape.One(of().kept("scheme").dropped("description", "bearerFormat")))
            .with(
                    "oauth2SecurityScheme",
                    KEPT,
                    new Shape.One(
                            of().with("flows", KEPT, new Shape.One(FLOWS)).dropped("description", "oauth2MetadataUrl")))
            .with(
                    "openIdConnectSecurityScheme",
                    KEPT,
                    new Shape.One(of().kept("openIdConnectUrl").dropped("description")))
            .with("mtlsSecurityScheme", KEPT, new Shape.One(of().dropped("description")));

    static final CardMessage CARD = of().kept(
                    "name",
                    "description",
                    "version",
                    "defaultInputModes",
                    "defaultOutputModes",
                    "documentationUrl",
                    "iconUrl")
            .with("supportedInterfaces", KEPT, new Shape.Many(INTERFACE))
            .with("capabilities", KEPT, new Shape.One(CAPABILITIES))
            .with("skills", KEPT, new Shape.Many(SKILL))
            .with("provider", DROPPED, new Shape.One(PROVIDER))
            .with("securitySchemes", DROPPED, new Shape.ByName(SCHEME))
            .with("securityRequirements", DROPPED, new Shape.Many(REQUIREMENT));

    CardMessage {
        fields = Map.copyOf(fields);
    }

    Optional<Field> field(String name) {
        return Optional.ofNullable(fields.get(name));
    }

    private static CardMessage of() {
        return new CardMessage(Map.of());
    }

    private CardMessage kept(String... names) {
        return with(KEPT, names);
    }

    private CardMessage dropped(String... names) {
        return with(DROPPED, names);
    }

    private CardMessage with(Presence presence, String... names) {
        CardMessage more = this;
        for (String name : names) {
            more = more.with(name, presence, new Shape.Plain());
        }
        return more;
    }

    private CardMessage with(String name, Presence presence, Shape shape) {
        Map<String, Field> more = new LinkedHashMap<>(fields);
        more.put(name, new Field(presence, shape));
        return new CardMessage(more);
    }
}
