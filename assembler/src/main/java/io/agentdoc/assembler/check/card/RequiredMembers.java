package io.agentdoc.assembler.check.card;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.document.check.Level;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What the card's version asks for is there, and every member has its type. */
final class RequiredMembers implements Rule<Card> {
    private static final String REQUIRED = "a2a-required";
    private static final String TYPE = "a2a-type";
    private static final Map<String, Form> FORMS = forms();

    @Override
    public void check(Card card, Found into) {
        if (!card.root().isObject()) {
            into.error(TYPE, card.root(), "a card is a JSON object, and this is not");
            return;
        }
        for (String name : card.version().required()) {
            if (card.member(name).isEmpty()) {
                into.missing(
                        REQUIRED, Level.ERROR, card.root(), name, card.version() + " asks for " + name + "; add it");
            }
        }
        FORMS.forEach((name, form) -> card.member(name)
                .filter(value -> !form.fits(value))
                .ifPresent(
                        value -> into.error(TYPE, value, card.version() + " has " + form.what() + " here; say one")));
    }

    private static Map<String, Form> forms() {
        Map<String, Form> forms = new LinkedHashMap<>();
        for (String name : List.of("name", "version", "url", "protocolVersion", "preferredTransport")) {
            forms.put(name, Form.TEXT);
        }
        for (String name : List.of("description", "documentationUrl", "iconUrl")) {
            forms.put(name, Form.ANY_TEXT);
        }
        for (String name : List.of("capabilities", "provider", "securitySchemes", "authentication")) {
            forms.put(name, Form.OBJECT);
        }
        for (String name : List.of(
                "skills",
                "supportedInterfaces",
                "additionalInterfaces",
                "security",
                "securityRequirements",
                "signatures")) {
            forms.put(name, Form.OBJECTS);
        }
        forms.put("defaultInputModes", Form.TEXTS);
        forms.put("defaultOutputModes", Form.TEXTS);
        forms.put("supportsAuthenticatedExtendedCard", Form.FLAG);
        return forms;
    }
}
