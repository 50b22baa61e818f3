package io.agentdoc.document.stated;

import io.agentdoc.document.value.JsonPointer;
import io.agentdoc.document.value.SourceId;
import java.util.Collections;
import java.util.NavigableSet;
import java.util.TreeSet;

/** Where a value was read. */
public sealed interface Citation {

    /** At one place in one source: what a document assembled here always has. */
    record At(SourceId source, JsonPointer pointer) implements Citation {
        @Override
        public NavigableSet<SourceId> sources() {
            return new TreeSet<>(Collections.singleton(source));
        }
    }

    /** In one of these sources: all that an AgentDoc read back says of a member. */
    record Among(NavigableSet<SourceId> sources) implements Citation {
        public Among {
            sources = Collections.unmodifiableNavigableSet(new TreeSet<>(sources));
        }
    }

    NavigableSet<SourceId> sources();
}
