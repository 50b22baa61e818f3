package io.agentdoc.document.model;

import io.agentdoc.document.json.Json;
import java.util.List;
import java.util.Optional;

/**
 * The twelve sections in the specification's order (9.5). A section that nothing was published for is silent.
 *
 * @param told the section that older documents carry in this place; it is read and kept, and never written by us
 */
public record Sections(
        Identity identity,
        Interaction shape,
        Asked asked,
        Role role,
        Sells sells,
        Access access,
        Refuses refuses,
        Reaches reaches,
        Leaves leaves,
        Configs configs,
        Handling handling,
        Standing standing,
        Optional<Json> told) {

    /** The sections' shapes in order, which is also the order of {@code not_stated}. */
    public static final List<Shape<? extends Section>> SHAPES = List.of(
            Identity.SHAPE,
            Interaction.SHAPE,
            Asked.SHAPE,
            Role.SHAPE,
            Sells.SHAPE,
            Access.SHAPE,
            Refuses.SHAPE,
            Reaches.SHAPE,
            Leaves.SHAPE,
            Configs.SHAPE,
            Handling.SHAPE,
            Standing.SHAPE);

    /** Twelve silences. */
    public static Sections silent() {
        return new Sections(
                Identity.SHAPE.silent(),
                Interaction.SHAPE.silent(),
                Asked.SHAPE.silent(),
                Role.SHAPE.silent(),
                Sells.SHAPE.silent(),
                Access.SHAPE.silent(),
                Refuses.SHAPE.silent(),
                Reaches.SHAPE.silent(),
                Leaves.SHAPE.silent(),
                Configs.SHAPE.silent(),
                Handling.SHAPE.silent(),
                Standing.SHAPE.silent(),
                Optional.empty());
    }

    /** All twelve, in order. */
    public List<Section> all() {
        return List.of(
                identity, shape, asked, role, sells, access, refuses, reaches, leaves, configs, handling, standing);
    }

    /** The same but for one section. */
    public Sections with(Section section) {
        List<Section> all = all().stream()
                .map(one -> one.shape().name().equals(section.shape().name()) ? section : one)
                .toList();
        return new Sections(
                (Identity) all.get(0),
                (Interaction) all.get(1),
                (Asked) all.get(2),
                (Role) all.get(3),
                (Sells) all.get(4),
                (Access) all.get(5),
                (Refuses) all.get(6),
                (Reaches) all.get(7),
                (Leaves) all.get(8),
                (Configs) all.get(9),
                (Handling) all.get(10),
                (Standing) all.get(11),
                told);
    }

    /** The section of that name. */
    public Optional<Section> named(String name) {
        return all().stream()
                .filter(section -> section.shape().name().equals(name))
                .findFirst();
    }
}
