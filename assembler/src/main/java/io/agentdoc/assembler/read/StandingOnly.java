package io.agentdoc.assembler.read;

import io.agentdoc.document.model.Sections;
import io.agentdoc.document.model.Standing;
import java.util.Optional;

/** The sections of a source that fills nothing but standing: somebody else's document, carried and attributed. */
final class StandingOnly {
    private StandingOnly() {}

    static Sections of(Standing standing) {
        Sections silent = Sections.silent();
        return new Sections(
                silent.identity(),
                silent.shape(),
                silent.asked(),
                silent.role(),
                silent.sells(),
                silent.access(),
                silent.refuses(),
                silent.reaches(),
                silent.leaves(),
                silent.configs(),
                silent.handling(),
                standing,
                Optional.empty());
    }
}
