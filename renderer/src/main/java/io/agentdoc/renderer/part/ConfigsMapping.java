package io.agentdoc.renderer.part;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.model.Configs;
import io.agentdoc.document.model.Elements;
import io.agentdoc.document.model.NamedConfig;
import io.agentdoc.document.model.Setting;
import io.agentdoc.document.value.MemberPath;
import io.agentdoc.templates.part.ConfigsPart;
import io.agentdoc.templates.part.EntryPart;
import io.agentdoc.templates.part.Line;
import io.agentdoc.templates.part.SectionPart;
import io.agentdoc.templates.part.Value;
import io.agentdoc.templates.safe.Anchor;
import io.agentdoc.templates.safe.SafeHtml;
import io.agentdoc.templates.safe.Sentence;
import io.agentdoc.templates.safe.Theirs;
import io.agentdoc.templates.words.Label;
import io.agentdoc.templates.words.Note;
import io.agentdoc.templates.words.SectionName;
import io.agentdoc.templates.words.Silence;
import io.agentdoc.templates.words.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a job may set. A model that its author did not list as tested is shown as untested (9.5). */
final class ConfigsMapping {
    private final Telling telling;
    private final MemberPath at = MemberPath.of("configs");

    ConfigsMapping(Telling telling) {
        this.telling = telling;
    }

    SectionPart section(Configs configs) {
        List<String> tested = configs.get(Configs.TESTED_MODELS).carried().orElse(List.of());
        List<Setting> settings = configs.get(Configs.SETTINGS).carried().orElse(List.of());
        List<String> keys = Elements.keys(settings);
        List<EntryPart> entries = new ArrayList<>();
        for (int i = 0; i < settings.size(); i++) {
            entries.add(setting(settings.get(i), at.member("settings").element(keys.get(i)), tested));
        }
        var rows = new Rows(telling, configs, at, SectionName.CONFIGS)
                .texts(
                        Configs.TESTED_MODELS,
                        Label.TESTED_MODELS,
                        Optional.of(Silence.TESTED_MODELS),
                        Theirs::code,
                        Silence.TESTED_MODELS)
                .show(Configs.NAMED, Label.NAMED_CONFIGS, Optional.empty(), this::named, List.of())
                .flag(Configs.REPLAY, Label.REPLAY, "replay");
        if (!settings.isEmpty() && !configs.get(Configs.REPLAY).isStated()) {
            rows.add(noReplay(configs));
        }
        return new ConfigsPart(telling.from(configs), entries, rows.list());
    }

    /** That a saved step cannot be replayed is what the absence of the member means (5.8). */
    private Line noReplay(Configs configs) {
        return new Line(
                Anchor.of(at.member("replay").toString()),
                telling.say(Label.REPLAY),
                new Value.One(telling.say(Term.REPLAY__FALSE)),
                List.of(),
                telling.told(configs.get(Configs.SETTINGS)));
    }

    private EntryPart setting(Setting setting, MemberPath path, List<String> tested) {
        Optional<String> name = setting.get(Setting.NAME).carried();
        boolean isModel = name.filter("model"::equals).isPresent();
        var rows = new Rows(telling, setting, path, SectionName.CONFIGS)
                .term(Setting.KIND, Label.KIND, "setting", Optional.empty())
                .plain(Setting.DEFAULT, Label.DEFAULT)
                .show(Setting.ALLOWED, Label.ALLOWED, Optional.empty(), all -> allowed(all, isModel, tested), List.of())
                .flag(Setting.JOB_MAY_SET, Label.JOB_MAY_SET, "job_may_set")
                .list();
        return new EntryPart(
                Anchor.of(path.toString()),
                telling.named(name),
                List.of(),
                telling.told(setting.get(Setting.NAME)),
                rows);
    }

    private Value allowed(Json allowed, boolean isModel, List<String> tested) {
        if (!(allowed instanceof JsonArray list)) {
            return new Value.One(Theirs.words(Plain.text(allowed)));
        }
        return new Value.Many(list.elements().stream()
                .map(Plain::text)
                .map(value -> isModel && !tested.contains(value) ? untested(value) : Theirs.words(value))
                .toList());
    }

    private SafeHtml untested(String model) {
        return telling.words().listed(List.of(Theirs.words(model), telling.say(Note.UNTESTED_MODEL)));
    }

    private Value named(List<NamedConfig> configs) {
        return new Value.Many(configs.stream().map(this::named).toList());
    }

    private SafeHtml named(NamedConfig config) {
        List<SafeHtml> words = new ArrayList<>();
        config.get(NamedConfig.NAME).carried().ifPresent(name -> words.add(Theirs.words(name)));
        config.get(NamedConfig.DIGEST).carried().ifPresent(digest -> words.add(Theirs.code(digest)));
        config.get(NamedConfig.DIGEST_CHECKED)
                .carried()
                .ifPresent(same -> words.add(telling.say(same ? Note.DIGEST_CHECKED : Note.DIGEST_DIFFERS)));
        return Sentence.joined(words, telling.say(Note.COMMA));
    }
}
