package io.agentdoc.assembler.verify;

import io.agentdoc.assembler.fixture.Documents;
import io.agentdoc.document.json.JsonObject;

/** The test card as each kind of signer has it, written out by hand from what A2A says and what signers do. */
final class FormsByHand {
    private FormsByHand() {}

    static JsonObject of(CardForm form) {
        return switch (form) {
            case AS_SERVED -> CardSignaturesTest.CARD.without("signatures");
            case RULE_1 -> Documents.parse("""
                {"name": "Tester", "description": "", "version": "1.0.0",
                 "supportedInterfaces": [{"url": "https://agent.example/a2a", "protocolBinding": "JSONRPC",
                                          "protocolVersion": "1.0"}],
                 "capabilities": {"streaming": false},
                 "defaultInputModes": ["text/plain"], "defaultOutputModes": [],
                 "skills": [{"id": "try", "name": "Try", "description": "Tries.", "tags": [], "examples": ["a", ""]}],
                 "securitySchemes": {"key": {"apiKeySecurityScheme": {"location": "header", "name": "X"}}},
                 "securityRequirements": [{"schemes": {"key": {}}}],
                 "x-rating": {"stars": 5, "by": ""}}
                """);
            case PRUNED -> Documents.parse("""
                {"name": "Tester", "version": "1.0.0",
                 "supportedInterfaces": [{"url": "https://agent.example/a2a", "protocolBinding": "JSONRPC",
                                          "protocolVersion": "1.0"}],
                 "capabilities": {"streaming": false}, "defaultInputModes": ["text/plain"],
                 "skills": [{"id": "try", "name": "Try", "description": "Tries.", "examples": ["a"]}],
                 "securitySchemes": {"key": {"apiKeySecurityScheme": {"location": "header", "name": "X"}}}}
                """);
        };
    }
}
