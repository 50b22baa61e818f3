package io.agentdoc.document.model;

import java.util.List;

/** What a job may set (6.2, 9.5). */
public record Configs(Members members) implements Section {
    public static final Member<List<Setting>> SETTINGS = Member.parts("settings", Setting.SHAPE);
    public static final Member<List<String>> TESTED_MODELS =
            Member.texts("tested_models").named();
    public static final Member<List<NamedConfig>> NAMED = Member.parts("named", NamedConfig.SHAPE);
    public static final Member<Boolean> REPLAY = Member.flag("replay");

    public static final Shape<Configs> SHAPE =
            Shape.of("configs", Configs::new, SETTINGS, TESTED_MODELS, NAMED, REPLAY);

    @Override
    public Shape<Configs> shape() {
        return SHAPE;
    }

    /** The models that were tested are owed only beside settings (9.5). */
    @Override
    public boolean owes(Member<?> member) {
        return member.isNamed() && get(SETTINGS).isStated();
    }
}
