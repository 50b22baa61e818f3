package io.agentdoc.assembler.check.rule;

import io.agentdoc.document.check.Level;
import io.agentdoc.document.json.Node;

/** Holds the members of one object against the forms that one rule gives them. */
public final class ObjectForm {
    private final String rule;
    private final Node object;
    private final Found into;

    public ObjectForm(String rule, Node object, Found into) {
        this.rule = rule;
        this.object = object;
        this.into = into;
    }

    /** The member is there and has the form. */
    public ObjectForm needs(String name, Form form) {
        return needs(name, form, Level.ERROR);
    }

    /** The member ought to be there, which leaves a fault standing where it is not; it has the form where it is. */
    public ObjectForm ought(String name, Form form) {
        return needs(name, form, Level.WARNING);
    }

    /** The member has the form where it is there. */
    public ObjectForm may(String name, Form form) {
        return holds(name, form, "say it so or leave it out");
    }

    /** The member is there; what form it has is another rule's. */
    public ObjectForm has(String name, Form form) {
        return has(name, form, Level.ERROR);
    }

    /** The member is not there, because of what the sentence says. */
    public ObjectForm never(String name, String why) {
        object.member(name).ifPresent(member -> into.error(rule, member, why));
        return this;
    }

    private ObjectForm needs(String name, Form form, Level level) {
        return has(name, form, level).holds(name, form, "say it so");
    }

    private ObjectForm has(String name, Form form, Level level) {
        if (object.member(name).isEmpty()) {
            into.missing(rule, level, object, name, name + " is missing; it is " + form.what());
        }
        return this;
    }

    private ObjectForm holds(String name, Form form, String mend) {
        object.member(name)
                .filter(member -> !form.fits(member))
                .ifPresent(member -> into.error(rule, member, is(member) + " " + form.what() + "; " + mend));
        return this;
    }

    private static String is(Node member) {
        if (member.text().isPresent()) {
            return member.text().filter(String::isBlank).isPresent() ? "it is empty and not" : "its text is not";
        }
        return member.isObject() || member.isArray()
                ? "it is not"
                : "it is " + member.value().typeName() + " and not";
    }
}
