package io.agentdoc.document.diff;

import io.agentdoc.document.json.Json;
import java.util.NavigableSet;

/** One thing that a document says, with the sources it says it is from. */
record Leaf(Json value, NavigableSet<String> from) {}
